// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCER_ID } from '../../../../src/base/client/announce';
import { OfflineBar } from '../../../../src/extensions/offline/client/OfflineBar';
import { SAVED_COPY } from '../../../../src/extensions/offline/shared/offline';
import { renderInFrame } from '../../../shell/client/settings/renderInFrame';

const COPY = 'You are offline. This is the saved copy of this page.';

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** What the browser says of the navigation, as far as the bar reads it. */
function arriveBy(serverTiming: readonly { name: string }[]): void {
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming }] });
}

beforeEach(() => {
  const announcer = document.createElement('div');
  announcer.id = ANNOUNCER_ID;
  document.body.append(announcer);
  arriveBy([]);
  setOnline(true);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const findBar = (text: string) => screen.queryByText(text, { selector: 'p' });

describe('the bar', () => {
  it('comes and goes with the network, and is announced', () => {
    renderInFrame(<OfflineBar />);
    expect(document.querySelector('p')).toBeNull();
    act(() => setOnline(false));
    expect(findBar('You are offline.')).not.toBeNull();
    expect(document.getElementById(ANNOUNCER_ID)?.textContent).toBe('You are offline.');
    act(() => setOnline(true));
    expect(document.querySelector('p')).toBeNull();
  });

  it('says that the page is a copy, also where the browser thinks that it is online, until the network is back', () => {
    arriveBy([{ name: SAVED_COPY }]);
    renderInFrame(<OfflineBar />);
    expect(findBar(COPY)).not.toBeNull();
    act(() => setOnline(false));
    expect(findBar(COPY)).not.toBeNull();
    act(() => setOnline(true));
    expect(document.querySelector('p')).toBeNull();
  });
});
