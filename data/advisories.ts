/**
 * Security advisories of packages that ship, which do not concern a static site: their ids, each with the reason.
 * `npm run audit` fails at all others of high severity.
 */
export const harmlessAdvisories: Readonly<Record<string, string>> = {};
