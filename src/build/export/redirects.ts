import { URL_LANGUAGES } from '../../model/site';
import type { ExportedPage } from './exportedPage';
import type { Artefact } from './sitemap';

/**
 * Redirects in the form that several static hosts read: a language prefix becomes a query (decision 3), and the
 * reference's API tabs are pages of their own (decision 4).
 */
export function getRedirects(pages: readonly ExportedPage[]): Artefact {
  const languages = URL_LANGUAGES.map((language) => `/${language}/* /:splat?lang=${language} 302\n`);
  const paths = new Set(pages.flatMap(({ page }) => (page ? [page.path] : [])));
  const tabs = [...paths].sort().flatMap((path) => listTabs(path, paths));
  return { path: '_redirects', body: [...languages, ...tabs].join('') };
}

/** Only sections with pages of hooks had tabs. */
function listTabs(path: string, paths: ReadonlySet<string>): string[] {
  const [, section, name] = /^(\/[^/]+)\/react-([^/]+)\/$/.exec(path) ?? [];
  const hasTabs = [...paths].some((other) => other.startsWith(`${section}/api/use-`));
  if (!hasTabs) return [];
  return [
    { tab: 'components-api', target: `${section}/api/${name}/` },
    { tab: 'hooks-api', target: `${section}/api/use-${name}/` },
  ].flatMap(({ tab, target }) => (paths.has(target) ? [`${path}${tab}/* ${target} 301\n`] : []));
}
