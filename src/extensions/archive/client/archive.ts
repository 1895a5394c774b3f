import { startBehaviors } from '../../../content/client/startBehaviors';
import { attachAnchors } from '../../../shell/client/behaviors/anchors';
import { attachStaticBehaviors } from '../../../shell/client/behaviors/attachStaticBehaviors';
import { attachCompositionGuard } from '../../../ui/client/compositionGuard';
import { showActiveLink } from '../../../shell/client/behaviors/menu';
import { STATIC_BUTTONS } from '../../../shell/client/behaviors/staticButtons';
import { datasetOf } from '../../../base/client/dataset';
import { layOutBeforeJump, layOutUntouched } from '../../../shell/client/preferences/deferOffscreen';
import { startPreferences } from '../../../shell/client/preferences';
import { startTheme } from '../../../shell/client/preferences/startTheme';
import { THEME_COLORS } from '../../../ui/shared/tokens/themeColors';
import { attachDemoSources, SOURCE_BUTTON } from './demoSource';
import { startDemos } from './startDemos';
import { startSearch } from './startSearch';

/*
 * The program of every page of an archive, which is opened from a folder. Like `src/shell/client/start`, it
 * makes the static HTML interactive; it also runs the search. There is no framework, so whatever needs one is
 * hidden before the first paint; demos bring their own React.
 */

const program = document.currentScript;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`button:not(${STATIC_BUTTONS}, ${SOURCE_BUTTON}, dialog *) { display: none !important }`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

addEventListener('DOMContentLoaded', () => {
  startPreferences();
  startTheme(THEME_COLORS);
  attachCompositionGuard(document);
  attachStaticBehaviors(document);
  attachAnchors();
  attachDemoSources(document);
  startBehaviors(document);
  if (program instanceof HTMLScriptElement) {
    // The program is in a folder of its own.
    const root = new URL('..', program.src).href;
    const product = datasetOf(program).archivedProduct ?? '';
    startDemos(root, product);
    // A demo in a frame has no search of its own.
    if (window.parent === window) startSearch(root);
  }
  // Positions are read when the browser has laid out the page anyway.
  requestAnimationFrame(showActiveLink);
});
addEventListener('scroll', layOutUntouched, { once: true, passive: true });
addEventListener('beforeprint', layOutUntouched, { once: true });
addEventListener('keydown', layOutBeforeJump);
