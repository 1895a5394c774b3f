/**
 * Hosts that refuse programs and serve people, each with the reason. `npm run links` asks them, too, but a refusal
 * (401, 403, 429) of one of them is no news. A page that is gone is reported in any case.
 */
export const botWalls: Readonly<Record<string, string>> = {
  'stackoverflow.com': 'answers 403 to whatever does not run its check of the browser',
  'www.npmjs.com': 'answers 403 to programs, for each package, whether it exists or not',
  'www.figma.com': 'answers 403 without a browser',
  'opencollective.com': 'answers 403 without a browser',
};
