import { showcase } from '../../../../../data/showcase';
import { findShowcaseDiagnostics, findUnknownUses } from '../../elements/showcase';
import type { SiteRule } from '../../facts/rule';

/** The entries of the showcase are complete, in order, and name components that exist. */
export const showcaseEntries: SiteRule = {
  name: 'showcaseEntries',
  stops: 'build',
  check: ({ api }) => [
    ...findShowcaseDiagnostics(showcase),
    ...findUnknownUses(
      showcase,
      api.components.map(({ name }) => name),
    ),
  ],
};
