import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/**
 * A style cache for demos: the same key on the server and in the browser, so that class names agree.
 * Without emotion's prefixer, which doubles the CSS for browsers that none of the libraries supports.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'demo', prepend: true, stylisPlugins: [prefixUserSelect] });
}

/** The one prefix that Safari still needs. */
const prefixUserSelect: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select' && !element.return) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};
