import { attachStaticBehaviors } from '../behaviors/attachStaticBehaviors';
import { afterLoad } from '../../../base/client/afterLoad';
import { INTERACTED, onFirstInteraction } from '../../../base/client/firstInteraction';
import { showActiveLink } from '../behaviors/menu';
import { selectData } from '../../../page/shared/attributes';
import { refusesTracking } from '../../shared/consent';
import { isSavingData } from '../../../base/client/connection';
import { layOutBeforeJump, layOutUntouched } from '../preferences/deferOffscreen';
import { onHandover } from './handover';
import { observeParent } from '../preferences/parentPage';
import { preferences, startPreferences } from '../preferences';
import { giveUpSearch } from '../../../search/client/attachSearchDialog';
import { searchText } from '../../../search/client/open/searchText';
import { getServices } from '../../../site/client/services';
import { startTheme } from '../preferences/startTheme';
import { themeStore } from '../preferences/theme';
import { THEME_COLORS } from '../../../ui/shared/tokens/themeColors';
import { createFramework } from './framework';
import { queueClicks } from './queuedClicks';
import { queueInput } from './queuedInput';
import { needsFramework } from './needsFramework';
import { startParts } from './startParts';

/*
 * The program of every page: it makes the static HTML work, and starts the framework when the reader first
 * acts. What the reader does until the app is hydrated is queued for it.
 */

/** How long analytics and ads wait for a reader who only reads, in ms: content comes first. */
const SERVICES_AFTER_MS = 4000;

/** How long hydration may take after the last script has loaded, in ms. */
const HYDRATION_LIMIT_MS = 10_000;

/** Events after which scripts that failed are requested again. */
const RETRY_EVENTS = ['click', 'keydown', 'online'];

const { pathname } = location;
let isStarted = false;
let isHandedOver = false;

const stopAll = [startPreferences(), startTheme(THEME_COLORS), attachStaticBehaviors(document)];
const queuedClicks = queueClicks(document);
const queuedInput = queueInput(document);
const framework = createFramework(document, {
  onRun: () => setTimeout(giveUp, HYDRATION_LIMIT_MS),
  onFailure() {
    giveUp();
    const retry = new AbortController();
    const onRetry = () => {
      retry.abort();
      framework.run();
    };
    RETRY_EVENTS.forEach((type) => addEventListener(type, onRetry, { signal: retry.signal }));
  },
});

function start(): void {
  if (isStarted) return;
  isStarted = true;
  framework.run();
}

/** Drops what waits for the app; the page stays as it is. */
function giveUp(): void {
  if (isHandedOver) return;
  layOutUntouched();
  queuedClicks.drop();
  giveUpSearch();
}

// Positions are read when the browser has laid out the page anyway.
requestAnimationFrame(showActiveLink);
startParts.forEach(({ show }) => show?.(document));
stopAll.push(
  searchText.subscribe(() => {
    const button = document.querySelector(selectData('opens-search'));
    button?.setAttribute('aria-busy', String(searchText.get() !== null));
  }),
  onFirstInteraction(start),
  observeParent([INTERACTED], startIfNeeded),
  ...[...preferences, themeStore].map(({ subscribe }) => subscribe(startIfNeeded)),
);

function startIfNeeded(): void {
  if (needsFramework(document)) start();
}

function hasServices(): boolean {
  const { analyticsId, adScript, adFeed } = getServices();
  return Boolean(analyticsId || adScript || adFeed) && !refusesTracking(navigator);
}

const events = new AbortController();
const { signal } = events;
addEventListener('hashchange', startIfNeeded, { signal });
addEventListener('scroll', layOutUntouched, { once: true });
addEventListener('beforeprint', layOutUntouched, { once: true });
addEventListener('keydown', layOutBeforeJump, { signal });
// An entry that the app has added on an earlier visit of this document: only a load can show its page.
addEventListener('popstate', () => location.pathname !== pathname && location.reload(), { signal });
stopAll.push(() => events.abort());

onHandover(() => {
  isHandedOver = true;
  stopAll.forEach((stop) => stop());
  // In a separate task, because hydration has just taken one.
  setTimeout(() => {
    queuedInput.replay();
    queuedClicks.replay();
    layOutUntouched();
  });
});

startIfNeeded();
if (!isStarted) {
  stopAll.push(
    afterLoad(() => {
      if (!isSavingData()) {
        framework.prefetch();
        startParts.forEach(({ prefetch }) => prefetch?.());
      }
      if (!hasServices()) return;
      const timer = setTimeout(start, SERVICES_AFTER_MS);
      stopAll.push(() => clearTimeout(timer));
    }),
  );
}
