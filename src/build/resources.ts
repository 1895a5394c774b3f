import { site } from '../../data/site';
import type { ResourceLink } from '../model/page';
import type { ProductManifest } from '../model/product';
import type { FrontMatter } from './mdx/frontMatter';
import { readRepository } from './package/installedPackage';

/** Links of the line below a page's lead: to its source, issues, pattern, guideline and package. */
export function getResources(
  { githubSource, githubLabel, waiAria, materialDesign, packageName }: FrontMatter,
  { packages: [main] }: Pick<ProductManifest, 'packages'>,
): ResourceLink[] {
  const links: ResourceLink[] = [];
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
