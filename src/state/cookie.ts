/** How long a preference cookie lives, in seconds: one year (specification, section 9). */
export const COOKIE_MAX_AGE_S = 31_536_000;

/**
 * Value of a cookie; `undefined` when it is absent or stands there twice.
 * @throws Error on the server, where a page that depends on a cookie could not be static
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(`getCookie("${name}") is not supported on the server: read cookies in the browser.`);
  }
  const parts = `; ${document.cookie}`.split(`; ${name}=`);
  return parts.length === 2 ? decode(parts[1]?.split(';', 1)[0] ?? '') : undefined;
}

/** Stores a cookie for a year, for this site only. */
export function setCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${COOKIE_MAX_AGE_S}; SameSite=Lax${secure}`;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    // A value that this site did not write: the same as none.
    return undefined;
  }
}
