// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followUpdates } from '../../../../src/extensions/offline/client/followWorker';

/** What browsers have under `navigator.serviceWorker`, as far as it is used. */
function createContainer(isControlled: boolean, hasWaiting: boolean) {
  const active = { postMessage: vi.fn() };
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: hasWaiting ? { postMessage: vi.fn() } : null,
    installing: null as (EventTarget & { state: string }) | null,
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    ready: Promise.resolve(registration),
    register: vi.fn(async () => registration),
  });
  return { active, registration, container };
}

let canReload = true;
const reload = vi.fn();
let stop: (() => void) | null = null;

async function register({ container }: ReturnType<typeof createContainer>): Promise<void> {
  const navigator = { serviceWorker: container } as unknown as Navigator;
  stop = await followUpdates(navigator, { canReload: () => canReload, reload });
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  canReload = true;
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

describe('the page side of the service worker', () => {
  it('registers /sw.js, which no cache may hold back', async () => {
    const browser = createContainer(true, false);
    await register(browser);
    expect(browser.container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  });

  /** The document has come through a worker or not; jsdom does not know how. */
  const load = (workerStart: number) =>
    Object.assign(performance, {
      getEntriesByType: (type: string) => (type === 'navigation' ? [{ workerStart }] : []),
    });

  it('has the worker keep a document that has come without one, though that of another page controls it', async () => {
    load(0);
    const browser = createContainer(true, false);
    await register(browser);
    expect(browser.active.postMessage).toHaveBeenCalledWith({ keep: [location.pathname] });
  });

  it('leaves a document that has come through the worker to it', async () => {
    load(12);
    const browser = createContainer(true, false);
    await register(browser);
    expect(browser.active.postMessage).not.toHaveBeenCalledWith({ keep: [location.pathname] });
  });

  it('has the first worker keep what is open, and does nothing else', async () => {
    load(0);
    const browser = createContainer(false, true);
    await register(browser);
    expect(browser.active.postMessage).toHaveBeenCalledWith({ keep: [location.pathname] });
    expect(browser.registration.waiting?.postMessage).not.toHaveBeenCalled();
    browser.container.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('tells a waiting worker to go on', async () => {
    const browser = createContainer(true, true);
    await register(browser);
    expect(browser.registration.waiting?.postMessage).toHaveBeenCalledWith('skipWaiting');
  });

  it('tells a worker to go on that is found and installed later', async () => {
    const browser = createContainer(true, false);
    await register(browser);
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    browser.registration.installing = installing;
    browser.registration.dispatchEvent(new Event('updatefound'));
    const waiting = { postMessage: vi.fn() };
    Object.assign(installing, { state: 'installed' });
    Object.assign(browser.registration, { waiting });
    installing.dispatchEvent(new Event('statechange'));
    expect(waiting.postMessage).toHaveBeenCalledWith('skipWaiting');
  });

  it('reloads once a new worker is in charge, with focus and with nothing to lose', async () => {
    const browser = createContainer(true, false);
    await register(browser);
    canReload = false;
    browser.container.dispatchEvent(new Event('controllerchange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).not.toHaveBeenCalled();
    canReload = true;
    vi.mocked(document.hasFocus).mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).not.toHaveBeenCalled();
    vi.mocked(document.hasFocus).mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
