import { site } from '../../../data/site';
import type { ResourceLink } from '../shared/page';
import type { ProductManifest } from '../../site/shared/product';
import type { FrontMatter } from '../../content/node/reader/frontMatter';
import type { PageDescription } from '../../content/node/reader/describePage';
import { isAccessibilityHeading } from '../../content/node/reader/keyboardTable';
import { readRepository } from '../../api/node/packages/installedPackage';

/**
 * Links of the line below a page's lead: to what it says itself about accessibility and keys, and to its
 * source, issues, pattern, guideline and package.
 */
export function getResources(
  page: Pick<PageDescription, 'headings' | 'tables'>,
  { githubSource, githubLabel, waiAria, materialDesign, packageName }: FrontMatter,
  { packages: [main] }: Pick<ProductManifest, 'packages'>,
): ResourceLink[] {
  const links: ResourceLink[] = [];
  const section = page.headings.find(isAccessibilityHeading)?.id;
  if (section) links.push({ kind: 'accessibility', label: 'Accessibility', href: `#${section}` });
  const table = page.tables.find(({ id }) => id !== null)?.id;
  if (table) links.push({ kind: 'keyboard', label: 'Keyboard', href: `#${table}` });
  const repository = main && readRepository(main);
  if (repository && githubSource) {
    const href = `${repository.address}/tree/${repository.tag}/${githubSource}`;
    links.push({ kind: 'source', label: 'Source', href });
  }
  if (repository && githubLabel) {
    const query = encodeURIComponent(`is:open label:"${githubLabel}"`);
    links.push({
      kind: 'issues',
      label: 'Issues',
      href: `${repository.address}/issues?q=${query}`,
    });
  }
  if (waiAria) links.push({ kind: 'aria', label: 'WAI-ARIA', href: waiAria });
  if (materialDesign) links.push({ kind: 'guideline', label: 'Material Design', href: materialDesign });
  const npmPackage = packageName ?? main?.name;
  if (githubSource && npmPackage) {
    links.push({ kind: 'package', label: npmPackage, href: `${site.packagePages}/${npmPackage}` });
  }
  return links;
}
