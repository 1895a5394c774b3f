import { URL_LANGUAGES } from '../../../site/shared/languages';

/**
 * The inline script of the not-found page: redirects like `_redirects`, for hosts that do not read that. A
 * leading language becomes a query: `/zh/versions/?a=b#c` → `/versions/?a=b&lang=zh#c`.
 */
export const languageRedirectScript = `(${redirect.toString()})(${JSON.stringify(URL_LANGUAGES)})`;

/** Self-contained, because its source text is what runs. */
function redirect(languages: readonly string[]): void {
  const [, language = '', ...segments] = location.pathname.split('/');
  if (!languages.includes(language)) return;
  // No empty segment: two slashes at the start would name another host.
  const path = segments.filter(Boolean).map((segment) => `${segment}/`);
  const query = new URLSearchParams(location.search);
  query.set('lang', language);
  // Hide the text of the not-found page until the right page loads.
  document.documentElement.hidden = true;
  location.replace(`/${path.join('')}?${query}${location.hash}`);
}
