import { URL_LANGUAGES } from '../../model/site';
import type { ExportedDocument } from './exportedDocument';
import type { Artefact } from './sitemap';

/**
 * Redirects in the form that several static hosts read: a language prefix becomes a query (decision 3), and the
 * reference's API tabs are pages of their own (decision 4).
 */
export function getRedirects(pages: readonly Pick<ExportedDocument, 'page'>[]): Artefact {
  const paths = new Set(pages.flatMap(({ page }) => (page ? [page.path] : [])));
  const languages = URL_LANGUAGES.flatMap((language) => listLanguageRules(language, paths));
  const tabs = [...paths].sort().flatMap((path) => listTabs(path, paths));
  return { path: '_redirects', body: [...languages, ...tabs].join('') };
}

/**
 * One rule for each known first segment: a target that began with a part of the reader's address could begin with
 * two slashes, which name another host.
 */
function listLanguageRules(language: string, paths: ReadonlySet<string>): string[] {
  const roots = new Set([...paths].map((path) => path.split('/')[1]).filter(Boolean));
  const rules = [...roots]
    .sort()
    .map((root) => `/${language}/${root}/* /${root}/:splat?lang=${language} 302\n`);
  return [`/${language}/ /?lang=${language} 302\n`, ...rules];
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
