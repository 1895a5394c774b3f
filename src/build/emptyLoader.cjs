/**
 * Nothing stands for a module: a demo's style sheet, whose rules come with the page (`demo/styles.ts`), and on the
 * server what only browsers load.
 */
module.exports = function emptyLoader() {
  return 'export {};';
};
