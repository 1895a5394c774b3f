/**
 * Replaces a file with other code, for `next.config.ts`: a demo's style sheet, because its rules are in the
 * page (`demo/node/styles.ts`); the list of the style sheets of extensions; on the server, modules that only
 * browsers load; and, in browsers, code of Next that no page uses.
 * @this {{ getOptions: () => { code: string } }}
 */
module.exports = function replaceLoader() {
  return this.getOptions().code;
};
