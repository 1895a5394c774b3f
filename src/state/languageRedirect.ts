import { URL_LANGUAGES } from '../model/site';

/**
 * The inline script of the not-found page: what `_redirects` says to hosts that read it, for all others. A leading
 * language becomes a query: `/zh/versions/?a=b#c` → `/versions/?a=b&lang=zh#c`.
 */
export const languageRedirectScript = `(${redirect.toString()})(${JSON.stringify(URL_LANGUAGES)})`;

/** Self-contained, because its text is what runs. */
function redirect(languages: readonly string[]): void {
  const [, language = '', ...segments] = location.pathname.split('/');
  if (!languages.includes(language)) return;
  // No empty segment: two slashes at the start would lead to another host.
  const path = segments.filter(Boolean).map((segment) => `${segment}/`);
  const query = new URLSearchParams(location.search);
  query.set('lang', language);
  // Nobody reads that there is no such page while the right one is on its way.
  document.documentElement.hidden = true;
  location.replace(`/${path.join('')}?${query}${location.hash}`);
}
