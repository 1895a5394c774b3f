import type { AnyPreference } from './definePreference';

/**
 * The inline script at the head of the document: sets the colour scheme and the preferences' root
 * attributes from storage, so that the first paint is right before any script file has arrived. It stands
 * before the style sheets, because a script after one waits until that has loaded, and a frame may be
 * painted in between.
 */
export function getBootScript(preferences: readonly AnyPreference[]): string {
  const attributes = preferences
    .filter(({ attribute, storage }) => attribute && storage === 'local')
    .map(({ attribute, key, values }) => [attribute, key, values]);
  return `(${boot.toString()})(${JSON.stringify(attributes)})`;
}

/** The inline script at the head of the body, for what software expects there. */
export const bodyScript =
  "document.body.classList.add('mode-'+document.documentElement.getAttribute('data-mui-color-scheme'))";

/** Self-contained, because its text is what runs. */
function boot(attributes: readonly [string, string, readonly string[]][]): void {
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const mode = read('mui-mode');
  const scheme =
    mode === 'light' || mode === 'dark'
      ? mode
      : window.matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
  root.setAttribute('data-mui-color-scheme', scheme);
  root.style.colorScheme = scheme;
  for (const [attribute, key, values] of attributes) {
    const stored = read(key);
    if (stored && values.includes(stored)) root.setAttribute(attribute, stored);
  }
}
