import { tips } from '../../../../data/ads';
import { components } from '../../../../data/components';
import { ICON_PACKAGE } from '../../../../data/icons/package';
import { popularIcons } from '../../../../data/icons/popular';
import { synonymLists } from '../../../../data/icons/synonyms';
import { libraries } from '../../../../data/libraries';
import { products } from '../../../../data/products';
import { formerAddresses } from '../../../../data/redirects';
import { releases } from '../../../../data/releases';
import { showcase } from '../../../../data/showcase';
import { site } from '../../../../data/site';
import { typeLinks } from '../../../../data/typeLinks';
import { withTrailingSlash } from '../../../site/shared/location';
import { findAssistantDiagnostics } from '../../../site/node/manifests/assistantDiagnostics';
import type { LinkTargets } from '../../../base/node/deadLink';
import { findRedirectDiagnostics } from '../../../export/node/redirects/redirectDiagnostics';
import { findIconDiagnostics } from '../../../extensions/icons/node/iconDiagnostics';
import { readIcons } from '../../../extensions/icons/node/readIcons';
import { findLibraryDiagnostics } from '../elements/landing/libraryDiagnostics';
import type { Diagnostic } from '../../../base/node/diagnostic';
import type { Content } from './preflight';
import { findSearchDiagnostics, listSearchTargets } from '../../../search/node/vocabulary';
import { findShowcaseDiagnostics, findUnknownUses } from '../elements/showcase';
import { findSiteDiagnostics } from '../../../site/node/manifests/siteDiagnostics';
import { findUnknownIds } from '../../../site/node/manifests/unknownIds';
import {
  findDeadManifestLinks,
  findTypeLinkDiagnostics,
  listEntryLinks,
  listProductLinks,
  listShowcaseLinks,
  listSiteLinks,
  listTipLinks,
} from './linkDiagnostics';
import { findNotInstalled, findUnknownExports } from '../../../site/node/manifests/packageDiagnostics';
import { findTranslationDiagnostics } from '../rules/site/translations';

/**
 * Checks the values of all manifests against the existing products, pages, files, packages and exports.
 * Menus, galleries and releases are checked with the pages (`preflight.ts`).
 */
export function findValueDiagnostics(content: Content): Diagnostic[] {
  const { products: manifests, api, targets } = content;
  const ids = manifests.map(({ id }) => id);
  const entries = products.map(({ id }) => id);
  const shown = manifests.filter(({ isInternal }) => !isInternal);
  const hasPage = (path: string) => targets.has(path);
  const links = [
    ...products.flatMap(listEntryLinks),
    ...manifests.flatMap(listProductLinks),
    ...listSiteLinks(site),
    ...tips.flatMap(listTipLinks),
    ...showcase.flatMap(listShowcaseLinks),
  ];
  return [
    ...findSiteDiagnostics(site),
    ...findAssistantDiagnostics(site.assistants),
    ...findTypeLinkDiagnostics(typeLinks),
    ...findUnknownIds('data/components.ts', Object.keys(components), ids),
    ...findUnknownIds('data/releases.ts', Object.keys(releases), ids),
    ...findLibraryDiagnostics(
      libraries,
      manifests.filter(({ id }) => entries.includes(id)),
    ),
    ...findIconDataDiagnostics(),
    ...manifests.flatMap((manifest) => findUnknownExports(manifest, api)),
    ...findDeadManifestLinks(links, targets),
    ...findShowcaseDiagnostics(showcase),
    ...findUnknownUses(
      showcase,
      api.components.map(({ name }) => name),
    ),
    ...findSearchDiagnostics(shown, listSearchTargets(shown, api, hasPage), hasPage),
    ...findRedirectDiagnostics(formerAddresses, listFormerTargets(content)),
    ...findTranslationDiagnostics(),
  ];
}

function findIconDataDiagnostics(): Diagnostic[] {
  const missing = findNotInstalled('data/icons/package.ts', [ICON_PACKAGE]);
  if (missing.length > 0) return missing;
  const names = readIcons().map(({ name }) => name);
  return findIconDiagnostics({ popular: popularIcons, synonyms: synonymLists }, names);
}

/** Redirects may also lead to former anchors (aliases), which links within this site do not use. */
function listFormerTargets({ pages, targets }: Content): LinkTargets {
  const withAliases = pages.map(({ pathname, page }) => {
    const path = withTrailingSlash(pathname);
    const ids = targets.get(path);
    return [path, ids ? new Set([...ids, ...Object.keys(page.frontMatter?.aliases ?? {})]) : null] as const;
  });
  return new Map([...targets, ...withAliases]);
}
