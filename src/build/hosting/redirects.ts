import { URL_LANGUAGES } from '../../model/site';
import type { ExportedDocument } from '../export/exportedDocument';
import type { Redirect } from './redirect';

/**
 * The redirects of a site: a language prefix becomes a query (decision 3), and the reference's API tabs are pages of
 * their own (decision 4).
 */
export function getRedirects(pages: readonly Pick<ExportedDocument, 'page'>[]): Redirect[] {
  const paths = new Set(pages.flatMap(({ page }) => (page ? [page.path] : [])));
  const languages = URL_LANGUAGES.flatMap((language) => listLanguageRules(language, paths));
  const tabs = [...paths].sort().flatMap((path) => listTabs(path, paths));
  return [...languages, ...tabs];
}

/**
 * One rule for each known first segment: a target that began with a part of the reader's address could begin with
 * two slashes, which name another host.
 */
function listLanguageRules(language: string, paths: ReadonlySet<string>): Redirect[] {
  const roots = new Set([...paths].map((path) => path.split('/')[1]).filter(Boolean));
  const rules = [...roots].sort().map((root) => ({
    from: `/${language}/${root}/*`,
    to: `/${root}/:splat?lang=${language}`,
    status: 302 as const,
  }));
  return [{ from: `/${language}/`, to: `/?lang=${language}`, status: 302 }, ...rules];
}

/** Only sections with pages of hooks had tabs. */
function listTabs(path: string, paths: ReadonlySet<string>): Redirect[] {
  const [, section, name] = /^(\/[^/]+)\/react-([^/]+)\/$/.exec(path) ?? [];
  const hasTabs = [...paths].some((other) => other.startsWith(`${section}/api/use-`));
  if (!hasTabs) return [];
  return [
    { tab: 'components-api', to: `${section}/api/${name}/` },
    { tab: 'hooks-api', to: `${section}/api/use-${name}/` },
  ].flatMap(({ tab, to }) => (paths.has(to) ? [{ from: `${path}${tab}/`, to, status: 301 as const }] : []));
}
