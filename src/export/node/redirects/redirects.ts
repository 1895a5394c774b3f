import type { FormerAddresses } from '../../../site/shared/formerAddresses';
import { LANGUAGES } from '../../../site/shared/languages';
import type { ExportedDocument } from '../documents/exportedDocument';
import type { Redirect } from './redirect';

/**
 * The redirects of a site: a language prefix becomes a query, the API tabs of the MUI docs are
 * pages of their own, and former addresses lead to their pages. Redirects to pages that are not
 * written yet are left out; any other that leads nowhere is an error (the rule `redirects`).
 */
export function getRedirects(
  pages: readonly Pick<ExportedDocument, 'page'>[],
  former: FormerAddresses,
): Redirect[] {
  const paths = new Set(pages.flatMap(({ page }) => (page ? [page.path] : [])));
  const moves = new Map<string, string>([
    ...listFolders(former, paths),
    ...listTabs(paths),
    ...listPages(former.pages, paths),
  ]);
  const shortLinks = new Map(listPages(former.shortLinks, paths));
  const formerRoots = former.formerRoots.filter((root) =>
    [...moves.keys()].some((from) => from.startsWith(`/${root}/`)),
  );
  return [
    ...toRules(moves, 301),
    ...toRules(shortLinks, 302),
    ...listLanguages({ ...former, formerRoots }, paths),
  ];
}

function toRules(moves: ReadonlyMap<string, string>, status: Redirect['status']): Redirect[] {
  return [...moves].sort(([a], [b]) => (a < b ? -1 : 1)).map(([from, to]) => ({ from, to, status }));
}

function listFolders({ folders }: FormerAddresses, paths: ReadonlySet<string>): [string, string][] {
  const moves = folders.flatMap(([from, to]) =>
    [...paths]
      .filter((path) => path.startsWith(to))
      .map((path): [string, string] => [from + path.slice(to.length), path]),
  );
  // In a map, the last entry wins: here, that of the first folder.
  return moves.filter(([from]) => !paths.has(from)).reverse();
}

function listPages(pages: Readonly<Record<string, string>>, paths: ReadonlySet<string>): [string, string][] {
  return Object.entries(pages).filter(([, to]) => paths.has(to.replace(/#.*/, '')));
}

/** Only sections with hook pages had tabs. */
function listTabs(paths: ReadonlySet<string>): [string, string][] {
  const api = [...paths].flatMap((path) => {
    const [, section = '', hook, name = ''] = /^(\/[^/]+)\/api\/(use-)?([^/]+)\/$/.exec(path) ?? [];
    return name ? [{ path, section, isHook: hook !== undefined, name }] : [];
  });
  const sections = new Set(api.filter(({ isHook }) => isHook).map(({ section }) => section));
  return api
    .filter(({ section }) => sections.has(section))
    .map(({ path, section, isHook, name }) => [
      `${section}/react-${name}/${isHook ? 'hooks' : 'components'}-api/`,
      path,
    ]);
}

/**
 * One rule for each known first segment: a target that began with a part of the requested address could begin
 * with two slashes, which would name another host. A former address in a retired language takes two
 * redirects, because one rule for each pair would exceed Cloudflare's limit.
 */
function listLanguages(
  { retiredLanguages, retiredRoots, formerRoots }: FormerAddresses,
  paths: ReadonlySet<string>,
): Redirect[] {
  const roots = [...new Set([...paths].map((path) => path.split('/')[1] ?? ''))].filter(Boolean).sort();
  const single = roots.filter((root) => hasOnePage(root, paths));
  const others = roots.filter((root) => !single.includes(root));
  const retired = [...roots.filter((root) => retiredRoots.includes(root)), ...formerRoots];
  return [
    ...LANGUAGES.flatMap((language) => {
      const former = language === 'en' ? [] : formerRoots;
      return toLanguageRules(language, `?lang=${language}`, 302, single, [...others, ...former]);
    }),
    ...retiredLanguages.flatMap((language) => toLanguageRules(language, '', 301, [], retired)),
  ];
}

/**
 * @param single first segments with one page
 * @param others first segments of several
 */
function toLanguageRules(
  language: string,
  query: string,
  status: Redirect['status'],
  single: readonly string[],
  others: readonly string[],
): Redirect[] {
  return [
    { from: `/${language}/`, to: `/${query}`, status },
    ...single.map((root) => ({ from: `/${language}/${root}/`, to: `/${root}/${query}`, status })),
    ...others.map((root) => ({ from: `/${language}/${root}/*`, to: `/${root}/:splat${query}`, status })),
  ];
}

function hasOnePage(root: string, paths: ReadonlySet<string>): boolean {
  return ![...paths].some((path) => path.startsWith(`/${root}/`) && path !== `/${root}/`);
}
