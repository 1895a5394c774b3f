import { showcase } from '../../../../data/showcase';
import type { SiteRule } from '../../../content/node/facts/rule';
import { findDeadManifestLinks, type ManifestLink } from '../../../content/node/rules/site/manifestLinks';
import type { ShowcaseEntry } from '../shared/showcase';
import { findShowcaseDiagnostics, findUnknownUses } from './showcaseDiagnostics';

/** The entries of the showcase are complete and in order; the components and pages that they name exist. */
const showcaseEntries: SiteRule = {
  name: 'showcaseEntries',
  stops: 'build',
  check: ({ api, targets }) => [
    ...findShowcaseDiagnostics(showcase),
    ...findUnknownUses(
      showcase,
      api.components.map(({ name }) => name),
    ),
    ...findDeadManifestLinks(showcase.flatMap(listEntryLinks), targets),
  ],
};

/** The page of the site that an entry is about. */
export function listEntryLinks(entry: ShowcaseEntry): ManifestLink[] {
  return entry.kind === 'template'
    ? [{ file: 'data/showcase.ts', owner: `"${entry.name}"`, href: entry.href }]
    : [];
}

export const rules: readonly SiteRule[] = [showcaseEntries];
