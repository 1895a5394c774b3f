import { findSearchDiagnostics, listSearchTargets } from '../../../../search/node/vocabulary';
import type { SiteRule } from '../../facts/rule';

/** The names and paths in the search's vocabulary exist. */
export const searchTerms: SiteRule = {
  name: 'searchTerms',
  stops: 'build',
  check({ products, api, targets }) {
    const shown = products.filter(({ isInternal }) => !isInternal);
    const hasPage = (path: string) => targets.has(path);
    return findSearchDiagnostics(shown, listSearchTargets(shown, api, hasPage), hasPage);
  },
};
