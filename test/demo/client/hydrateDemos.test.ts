// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Demos from '../../../src/demo/client/hydrateDemos';
import type * as ThemeModule from '../../../src/shell/client/preferences/theme';

/** Simulated `IntersectionObserver`; jsdom has no layout. */
class Viewport {
  readonly watched = new Set<Element>();

  constructor(
    readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    viewports.push(this);
  }

  observe(element: Element) {
    this.watched.add(element);
  }

  unobserve(element: Element) {
    this.watched.delete(element);
  }

  disconnect() {
    this.watched.clear();
  }

  show(target: Element, isIntersecting = true) {
    this.callback([{ isIntersecting, target }]);
  }
}

const MODULE = 'garden/no-such-page';

/** vitest's own window: it tells what jsdom cannot do, and of that, the code under test does only reload. */
declare const jsdom: { readonly virtualConsole: NodeJS.EventEmitter };

const onReload = vi.fn();

const viewports: Viewport[] = [];
let undo = () => {};
/** Freshly imported modules, as on a page before the first interaction. */
let hydrateDemos: typeof Demos.hydrateDemos;
let theme: typeof ThemeModule;

beforeEach(async () => {
  document.documentElement.removeAttribute('data-interacted');
  vi.stubGlobal('IntersectionObserver', Viewport);
  vi.spyOn(console, 'error').mockReturnValue();
  sessionStorage.clear();
  onReload.mockClear();
  jsdom.virtualConsole.removeAllListeners('jsdomError').on('jsdomError', onReload);
  history.replaceState(null, '', '/garden/rake/');
  document.body.innerHTML = `
    <main>
      <a href="#prose">Prose</a>
      ${['Rake', 'Spade']
        .map(
          (name) => `<div data-demo-root data-module="${MODULE}" data-name="${name}" data-id-prefix="d0-">
          <label>${name} <input type="checkbox"></label>
        </div>`,
        )
        .join('')}
    </main>`;
  vi.resetModules();
  ({ hydrateDemos } = await import('../../../src/demo/client/hydrateDemos'));
  theme = await import('../../../src/shell/client/preferences/theme');
});

afterEach(() => undo());

/** Time enough to import React and a theme on a busy machine. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector} on the page.`);
  return element;
}

const getDemo = (name: 'Rake' | 'Spade') => find(`[data-name=${name}]`);

function open(): Viewport {
  undo();
  undo = hydrateDemos(find('main'), 'none');
  const viewport = viewports.at(-1);
  if (!viewport) throw new Error('Nobody watches the viewport.');
  return viewport;
}

/** Names of the demos that are observed: those that have not begun to load. */
const getWaiting = ({ watched }: Viewport) =>
  [...watched].map((element) => (element as HTMLElement).dataset.name);

/** Lets what was started come to its end; here, to the discovery that the page’s code is gone. */
const settle = () => waitFor(() => expect(console.error).toHaveBeenCalled());

describe('the demos of a page', { timeout: 20_000 }, () => {
  it('load nothing before the first interaction', () => {
    expect(getWaiting(open())).toEqual([]);
  });

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])(
    'wait to come near the viewport after the first %s',
    (type) => {
      const here = open();
      window.dispatchEvent(new Event(type));
      expect(getWaiting(here)).toEqual(['Rake', 'Spade']);
      expect(here.options.rootMargin).toBe('300px 0px');
    },
  );

  it('wait at once on a page that is opened later', () => {
    open();
    window.dispatchEvent(new Event('pointermove'));
    expect(getWaiting(open())).toEqual(['Rake', 'Spade']);
  });

  it.each<[Partial<ThemeModule.ThemeState>]>([
    [{ dense: true }],
    [{ direction: 'rtl' }],
    [{ spacing: 4 }],
    [{ paletteColors: { primary: { main: '#8a2b2b' }, secondary: { main: '#2b4a8a' } } }],
  ])('wait at once when the server has rendered them without %o', (settings) => {
    theme.themeStore.set({ ...theme.initialTheme, ...settings });
    expect(getWaiting(open())).toEqual(['Rake', 'Spade']);
  });

  it('wait as soon as such a setting is known', () => {
    const here = open();
    theme.dispatchTheme({ type: 'SET_DENSE', payload: true });
    expect(getWaiting(here)).toEqual(['Rake', 'Spade']);
  });

  it('load nothing for the mode, in which the server’s HTML is right too', () => {
    theme.dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'dark' } });
    const here = open();
    theme.dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'light' } });
    theme.dispatchTheme({ type: 'CHANGE', payload: { paletteMode: 'dark' } });
    expect(getWaiting(here)).toEqual([]);
  });

  it('load one by one as they come near', async () => {
    const here = open();
    window.dispatchEvent(new Event('pointermove'));
    here.show(getDemo('Rake'), false);
    expect(getWaiting(here)).toEqual(['Rake', 'Spade']);
    here.show(getDemo('Rake'));
    expect(getWaiting(here)).toEqual(['Spade']);
    await settle();
  });

  it.each(['pointerover', 'focusin', 'click'])(
    'load at once when %s reaches them, and no other',
    async (type) => {
      const here = open();
      window.dispatchEvent(new Event('pointermove'));
      find('[data-name=Spade] input').dispatchEvent(new Event(type, { bubbles: true }));
      expect(getWaiting(here)).toEqual(['Rake']);
      await settle();
    },
  );

  it('load at once when a click has waited for them', async () => {
    Object.assign(getDemo('Spade'), { earlyClick: new MouseEvent('click') });
    const here = open();
    window.dispatchEvent(new Event('pointermove'));
    expect(getWaiting(here)).toEqual(['Rake']);
    await settle();
  });

  it('load nothing when the reader touches the prose', () => {
    const here = open();
    window.dispatchEvent(new Event('pointermove'));
    find('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(getWaiting(here)).toEqual(['Rake', 'Spade']);
  });
});

describe('demos that wait', { timeout: 20_000 }, () => {
  beforeEach(() => getDemo('Rake').parentElement?.setAttribute('data-waits', ''));

  it('do not load when they are near the viewport', () => {
    const here = open();
    window.dispatchEvent(new Event('pointermove'));
    expect(getWaiting(here)).toEqual([]);
  });

  it.each(['pointerover', 'focusin', 'click'])('load when %s reaches them', async (type) => {
    open();
    find('[data-name=Spade] input').dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(getDemo('Spade').dataset.demoRoot).toBe('static');
    expect(getDemo('Rake').dataset.demoRoot).toBe('');
  });

  it('load as they come near when the server has rendered them for other settings', () => {
    const here = open();
    theme.dispatchTheme({ type: 'SET_DENSE', payload: true });
    expect(getWaiting(here)).toEqual(['Rake', 'Spade']);
  });
});

describe('a demo whose code is gone', { timeout: 20_000 }, () => {
  it('belongs to an older deployment: the page is loaded again, at this demo', async () => {
    open().show(getDemo('Rake'));
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
    expect(location.hash).toBe('#Rake');
  });

  it('never makes the page load in a loop', async () => {
    open().show(getDemo('Rake'));
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
    history.replaceState(null, '', '/garden/rake/');
    vi.mocked(console.error).mockClear();
    open().show(getDemo('Rake'));
    await settle();
    expect(onReload).toHaveBeenCalledOnce();
    expect(location.hash).toBe('');
  });

  it('stays as it is where storage is refused, because a loop could not be told', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    open().show(getDemo('Rake'));
    await settle();
    expect(onReload).not.toHaveBeenCalled();
    expect(location.hash).toBe('');
  });

  it('gives clicks back to the browser', async () => {
    open().show(getDemo('Rake'));
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce());
    const checkbox = find('[data-name=Rake] input') as HTMLInputElement;
    checkbox.click();
    expect(checkbox.checked).toBe(true);
  });
});

describe('the undo', () => {
  it('stops everything', () => {
    const here = open();
    window.dispatchEvent(new Event('pointermove'));
    undo();
    expect(getWaiting(here)).toEqual([]);
    const unobserve = vi.spyOn(here, 'unobserve');
    find('[data-name=Rake] input').dispatchEvent(new Event('pointerover', { bubbles: true }));
    find('[data-name=Rake] input').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(unobserve).not.toHaveBeenCalled();
  });

  it('holds also for signs of life that come later', () => {
    const here = open();
    undo();
    window.dispatchEvent(new Event('pointermove'));
    theme.dispatchTheme({ type: 'SET_DENSE', payload: true });
    expect(getWaiting(here)).toEqual([]);
  });
});
