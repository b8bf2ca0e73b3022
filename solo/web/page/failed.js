/** What an answer says that is no success: its code, and words for it if the engine has any. */
export class Failed extends Error {
  constructor(status, code, words, names = []) {
    super(code);
    this.names = names;  // of heroes whom somebody may still play
    this.status = status;
    this.code = code;
    this.words = words;
    this.anew = false;  // whether the game has to be opened anew
  }
}
