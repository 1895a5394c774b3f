import type { Page } from './page';
import type { ProductIdentity } from '../../site/shared/product';

/** Address of a page's Markdown: `/material-ui/react-button.md`; `/index.md` for the home page. */
export function getMarkdownPath(path: string): string {
  return `${trimPath(path)}.md`;
}

/** Index of a product's Markdown, by its root: `/material-ui/llms.txt`; `/llms.txt` for the site, `''`. */
export function getIndexPath(root: string): string {
  return `${root}/llms.txt`;
}

/** Address of all Markdown of a product in one file: `/material-ui/llms-full.txt`. */
export function getFullTextPath(root: string): string {
  return `${root}/llms-full.txt`;
}

/** Endings of the paths of Markdown and its indexes: files for programs, beside the pages for people. */
export const MARKDOWN_ENDINGS = ['.md', 'llms.txt', 'llms-full.txt'] as const;

/** Whether a public path is that of Markdown, or of an index of it. */
export function isMarkdownPath(path: string): boolean {
  return MARKDOWN_ENDINGS.some((ending) => path.endsWith(ending));
}

/** The image that social networks show with a link: `/social/material-ui/react-button.png`. */
export function getSocialImagePath(path: string): string {
  return `/social${trimPath(path)}.png`;
}

/** The site's own image for social networks, which `npm run brand` draws. */
export const SITE_IMAGE_PATH = '/static/social-card.png';

/** Size in px of all images for social networks: what these require. */
export const SOCIAL_IMAGE = { width: 1200, height: 630 } as const;

/** Address of a page's image for social networks: the home page and hidden pages have that of the site. */
export function findSocialImagePath(page: Pick<Page, 'path' | 'isHidden' | 'hasSiteImage'> | null): string {
  const isOfSite = page === null || page.isHidden || page.hasSiteImage || page.path === '/';
  return isOfSite ? SITE_IMAGE_PATH : getSocialImagePath(page.path);
}

/** Feed of a product's releases; the documentation's feed also has the releases of all libraries. */
export function getFeedPath({ root }: Pick<ProductIdentity, 'root'>): string {
  return `${root}/feed.xml`;
}

function trimPath(path: string): string {
  return path === '/' ? '/index' : path.replace(/\/$/, '');
}
