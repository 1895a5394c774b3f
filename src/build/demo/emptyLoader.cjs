/** A demo's style sheet, as the demo imports it: its rules come with the page, kept to the demo (`styles.ts`). */
module.exports = function emptyLoader() {
  return 'export {};';
};
