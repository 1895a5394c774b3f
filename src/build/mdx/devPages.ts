import { readBuildEnv } from '../../model/env';

/**
 * The source of a page, as the development server compiles it. While `DEV_PAGES` names folders or files of `data`
 * (`DEV_PAGES=material-ui/react-button,joy-ui npm run dev`), other pages are their front matter alone: the
 * bundler compiles all pages of a product before it shows the first.
 * @param resourcePath absolute path of the page's file
 */
export function getDevSource(source: string, resourcePath: string): string {
  const folders = readBuildEnv('DEV_PAGES');
  if (!folders || readBuildEnv('NODE_ENV') !== 'development') return source;
  const [, file = ''] = resourcePath.replaceAll('\\', '/').split('/data/');
  if (folders.split(',').some((folder) => `${file}/`.startsWith(`${folder.replace(/\/$/, '')}/`)))
    return source;
  const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(source) ?? [];
  // What the aliases lead to is left out, too.
  const kept = frontMatter.replace(/^aliases:\n(?: .*\n)*/m, '');
  return `${kept}\nLeft out: \`DEV_PAGES\` does not name this page.\n`;
}
