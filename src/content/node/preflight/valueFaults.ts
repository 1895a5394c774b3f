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
import { findAssistantFaults } from '../../../site/node/manifests/assistantFaults';
import type { LinkTargets } from '../../../base/node/deadLink';
import { findRedirectFaults } from '../../../export/node/redirects/redirectFaults';
import { findIconFaults } from '../../../extensions/icons/node/iconFaults';
import { readIcons } from '../../../extensions/icons/node/readIcons';
import { findLibraryFaults } from '../elements/landing/libraryFaults';
import type { Finding } from '../../../base/node/finding';
import type { Content } from './preflight';
import { findSearchFaults, listSearchTargets } from '../../../search/node/vocabulary';
import { findShowcaseFaults, findUnknownUses } from '../elements/showcase';
import { findSiteFaults } from '../../../site/node/manifests/siteFaults';
import { findUnknownIds } from '../../../site/node/manifests/idFaults';
import {
  findDeadManifestLinks,
  findTypeLinkFaults,
  listEntryLinks,
  listProductLinks,
  listShowcaseLinks,
  listSiteLinks,
  listTipLinks,
} from './linkFaults';
import { findNotInstalled, findUnknownExports } from '../../../site/node/manifests/packageFaults';
import { findTranslationFaults } from './translationFaults';

/**
 * Compares the values of all manifests with what there is: products, pages, files, packages and exports. Menus,
 * galleries and releases are checked with the pages (`page/preflight.ts`).
 */
export function findValueFaults(content: Content): Finding[] {
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
    ...findSiteFaults(site),
    ...findAssistantFaults(site.assistants),
    ...findTypeLinkFaults(typeLinks),
    ...findUnknownIds('data/components.ts', Object.keys(components), ids),
    ...findUnknownIds('data/releases.ts', Object.keys(releases), ids),
    ...findLibraryFaults(
      libraries,
      manifests.filter(({ id }) => entries.includes(id)),
    ),
    ...findFaultsOfIcons(),
    ...manifests.flatMap((manifest) => findUnknownExports(manifest, api)),
    ...findDeadManifestLinks(links, targets),
    ...findShowcaseFaults(showcase),
    ...findUnknownUses(
      showcase,
      api.components.map(({ name }) => name),
    ),
    ...findSearchFaults(shown, listSearchTargets(shown, api, hasPage), hasPage),
    ...findRedirectFaults(formerAddresses, listFormerTargets(content)),
    ...findTranslationFaults(),
  ];
}

function findFaultsOfIcons(): Finding[] {
  const missing = findNotInstalled('data/icons/package.ts', [ICON_PACKAGE]);
  if (missing.length > 0) return missing;
  const names = readIcons().map(({ name }) => name);
  return findIconFaults({ popular: popularIcons, synonyms: synonymLists }, names);
}

/** Who comes by an old address may also come to an old anchor, which links of this site do not use. */
function listFormerTargets({ pages, targets }: Content): LinkTargets {
  const withAliases = pages.map(({ pathname, page }) => {
    const path = withTrailingSlash(pathname);
    const ids = targets.get(path);
    return [path, ids ? new Set([...ids, ...Object.keys(page.frontMatter?.aliases ?? {})]) : null] as const;
  });
  return new Map([...targets, ...withAliases]);
}
