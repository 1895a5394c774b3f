import { attachAnchors } from '../../../shell/client/behaviours/anchors';
import { attachStaticBehaviours } from '../../../shell/client/behaviours/attachStaticBehaviours';
import { attachCompositions } from '../../../ui/client/compositions';
import { showActiveLink } from '../../../shell/client/behaviours/menu';
import { startGallery } from '../../../content/client/startGallery';
import { STATIC_BUTTONS } from '../../../shell/client/behaviours/staticButtons';
import { datasetOf } from '../../../base/client/dataset';
import { layOutBeforeJump, layOutUntouched } from '../../../shell/client/preferences/deferOffscreen';
import { startPreferences } from '../../../shell/client/preferences';
import { startTheme } from '../../../shell/client/preferences/startTheme';
import { THEME_COLORS } from '../../../ui/shared/tokens/themeColors';
import { attachDemoSources, SOURCE_BUTTON } from './demoSource';
import { startDemos } from './startDemos';
import { startSearch } from './startSearch';

/*
 * The program of every page of an archive, which is opened from a folder: it makes the static HTML work as `src/shell/client/start`
 * does, and searches. There is no framework, so what needs one is hidden before the first paint; demos have React of their own.
 */

const program = document.currentScript;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`button:not(${STATIC_BUTTONS}, ${SOURCE_BUTTON}, dialog *) { display: none !important }`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

addEventListener('DOMContentLoaded', () => {
  startPreferences();
  startTheme(THEME_COLORS);
  attachCompositions(document);
  attachStaticBehaviours(document);
  attachAnchors();
  attachDemoSources(document);
  startGallery(document);
  if (program instanceof HTMLScriptElement) {
    // The program is in a folder of its own.
    const root = new URL('..', program.src).href;
    const product = datasetOf(program).archivedProduct ?? '';
    startDemos(root, product);
    // A demo in a frame has no search of its own.
    if (window.parent === window) startSearch(root, product);
  }
  // Positions are read when the browser has laid out the page anyway.
  requestAnimationFrame(showActiveLink);
});
addEventListener('scroll', layOutUntouched, { once: true, passive: true });
addEventListener('beforeprint', layOutUntouched, { once: true });
addEventListener('keydown', layOutBeforeJump);
