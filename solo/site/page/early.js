// Runs before all else, also in browsers that know no modules: it says when the game can't start.
(function () {
  function show(id) {
    var found = document.getElementById(id);
    if (found && !document.documentElement.getAttribute('data-started')) found.hidden = false;
  }
  function look() {
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function' ||
        !('noModule' in document.createElement('script'))) show('fails');
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', look);
  else look();
  window.setTimeout(function () { show('slow'); }, 14000);
}());
