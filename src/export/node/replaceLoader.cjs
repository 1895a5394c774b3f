/**
 * Replaces a module by other code, for `next.config.ts`: a demo's style sheet, whose rules are in the page
 * (`demo/styles.ts`), on the server what only browsers load, and what Next gives to browsers for nothing.
 * @this {{ getOptions: () => { code: string } }}
 */
module.exports = function replaceLoader() {
  return this.getOptions().code;
};
