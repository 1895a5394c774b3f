/** How long a preference cookie lives, in seconds: one year. */
export const COOKIE_MAX_AGE_S = 31_536_000;

/**
 * Value of a cookie; `undefined` when it is absent, set twice or not decodable.
 * @throws Error on the server, where a page that depends on a cookie could not be static
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(`getCookie("${name}") is not supported on the server: read cookies in the browser.`);
  }
  return findCookie(document.cookie, name);
}

/**
 * Value of a cookie in the text of `document.cookie`. Must be self-contained: the boot script embeds its
 * source text.
 */
export function findCookie(cookies: string, name: string): string | undefined {
  // With the semicolon: `old_name=` is another cookie.
  const parts = `; ${cookies}`.split(`; ${name}=`);
  try {
    return parts.length === 2 ? decodeURIComponent(parts[1]?.split(';', 1)[0] ?? '') : undefined;
  } catch {
    // This site did not write the value: treat it as absent.
    return undefined;
  }
}

/** Stores a cookie for a year, for this site only. */
export function setCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
}
