"""The language server: what editors ask by their protocol; `solo.authoring.editor` answers."""
