import type { DataAttributeName } from '../../../page/shared/attributes';
import { findCookie } from '../../../base/client/cookie';
import { UNTOUCHED } from './deferOffscreen';
import type { AnyPreference } from './definePreference';

/**
 * The inline script at the head of the document: sets the color scheme and the preferences' root
 * attributes from storage, so that the first paint is right before any script file has loaded. It is placed
 * before the style sheets, because a script after one waits until that has loaded, and a frame may be
 * painted in between.
 */
export function getBootScript(preferences: readonly AnyPreference[]): string {
  const attributes = preferences
    .filter(({ attribute }) => attribute)
    .map(({ attribute, key, texts, storage, hashPrefixes }) => [
      attribute,
      key,
      texts,
      storage,
      hashPrefixes,
    ]);
  return `(${boot.toString()})(${JSON.stringify(attributes)},${findCookie.toString()},${JSON.stringify(UNTOUCHED)})`;
}

/**
 * The inline script at the start of the body: sets the class and direction that other software expects there.
 */
export const bodyScript = `(${bootBody.toString()})()`;

/** Self-contained, because its source text is what runs. */
function boot(
  attributes: readonly [string, string, readonly string[], string, readonly (readonly [string, string])[]][],
  find: typeof findCookie,
  untouched: DataAttributeName,
): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Private mode or a policy refuses storage.
      return null;
    }
  };
  const stored = read('mui-mode');
  const mode =
    stored === 'light' || stored === 'dark'
      ? stored
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  const named = read(`mui-color-scheme-${mode}`);
  const scheme = named === 'light' || named === 'dark' ? named : mode;
  root.setAttribute('data-mui-color-scheme', scheme);
  root.style.colorScheme = scheme;
  const readCookie = (key: string) => {
    try {
      return find(document.cookie, key);
    } catch {
      // A sandboxed frame has no cookies.
      return null;
    }
  };
  for (const [attribute, key, values, storage, prefixes] of attributes) {
    const hashValue = prefixes.find(([prefix]) => location.hash.startsWith(prefix))?.[1];
    const value = hashValue ?? (storage === 'cookie' ? readCookie(key) : read(key));
    if (value && values.includes(value)) root.setAttribute(attribute, value);
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Only with scroll anchoring, which keeps the text in place while heights above it change.
  const isAnchored = window.CSS?.supports('overflow-anchor', 'auto');
  if (isAnchored && navigation?.type === 'navigate' && !location.hash) root.setAttribute(untouched, '');
}

function bootBody(): void {
  const root = document.documentElement;
  document.body.classList.add(`mode-${root.getAttribute('data-mui-color-scheme')}`);
  document.body.dir = root.dir;
}
