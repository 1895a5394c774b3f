/**
 * Replaces a module by an empty one: a demo's style sheet, whose rules are in the page (`demo/styles.ts`), and on the
 * server what only browsers load.
 */
module.exports = function emptyLoader() {
  return 'export {};';
};
