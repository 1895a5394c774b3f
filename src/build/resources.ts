import { site } from '../../data/site';
import type { ResourceLink } from '../model/page';
import type { Product } from '../model/product';
import type { FrontMatter } from './mdx/frontMatter';

/** Links of the line below a page's lead: to its source, issues, pattern, guideline and package. */
export function getResources(
  { githubSource, githubLabel, waiAria, materialDesign, packageName }: FrontMatter,
  { source, ...product }: Product,
): ResourceLink[] {
  const links: ResourceLink[] = [];
  if (source && githubSource) {
    links.push({ kind: 'source', label: 'Source', href: `${source}/${githubSource}` });
  }
  if (source && githubLabel) {
    const query = encodeURIComponent(`is:open label:"${githubLabel}"`);
    links.push({
      kind: 'issues',
      label: 'Issues',
      href: source.replace(/\/tree\/.*/, `/issues?q=${query}`),
    });
  }
  if (waiAria) links.push({ kind: 'aria', label: 'WAI-ARIA', href: waiAria });
  if (materialDesign) links.push({ kind: 'guideline', label: 'Material Design', href: materialDesign });
  const npmPackage = packageName ?? product.packageName;
  if (githubSource && npmPackage) {
    links.push({ kind: 'package', label: npmPackage, href: `${site.packagePages}/${npmPackage}` });
  }
  return links;
}
