import { tips } from '../../../../data/ads';
import type { SiteRule } from '../../../content/node/facts/rule';
import { findDeadManifestLinks, type ManifestLink } from '../../../content/node/rules/site/manifestLinks';
import type { Tip } from '../shared/ads';

/** Links and images of the site's own tips lead to pages, headings and files that exist. */
const tipLinks: SiteRule = {
  name: 'tipLinks',
  stops: 'build',
  check: ({ targets }) => findDeadManifestLinks(tips.flatMap(listTipLinks), targets),
};

/** Links and images of a tip. */
export function listTipLinks({ name, link, img }: Tip): ManifestLink[] {
  const hrefs = [link, img].flatMap((href) => href || []);
  return hrefs.map((href) => ({ file: 'data/ads.ts', owner: `The tip "${name}"`, href }));
}

export const rules: readonly SiteRule[] = [tipLinks];
