import { findSearchDiagnostics, listSearchTargets } from '../../../../search/node/vocabulary';
import type { SiteRule } from '../../facts/rule';

/** The names and paths in the search's vocabulary exist. */
export const searchTerms: SiteRule = {
  name: 'searchTerms',
  stops: 'build',
  check({ products, api, targets }) {
    // Words of a page that is left out, because the site does not have its extension, are no error.
    const shown = products
      .filter(({ isInternal }) => !isInternal)
      .map((one) => ({ ...one, nav: [...one.nav, ...one.leftOut.map((pathname) => ({ pathname }))] }));
    const hasPage = (path: string) => targets.has(path);
    return findSearchDiagnostics(shown, listSearchTargets(shown, api, hasPage), hasPage);
  },
};
