// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachAnchors, capitalizeEscapes } from '../../../../src/shell/client/behaviors/anchors';

let detach = () => {};

beforeEach(() => {
  document.body.innerHTML = '<h2 id="%D7%A9">Heading</h2><h2 id="50%af">Odd</h2>';
  history.replaceState(null, '', '/garden/');
});
afterEach(() => detach());

describe('an anchor', () => {
  it.each([
    ['#%d7%a9', '#%D7%A9'],
    ['#%D7%a9', '#%D7%A9'],
    ['#%D7%A9', '#%D7%A9'],
    ['#plain-%', '#plain-%'],
    ['#face', '#face'],
    ['', ''],
  ])('%j is escaped as %j', (hash, written) => {
    expect(capitalizeEscapes(hash)).toBe(written);
  });

  it.each([
    ['#%d7%a9', '#%D7%A9'],
    ['#%D7%A9', '#%D7%A9'],
    ['#50%af', '#50%af'],
    ['#%d7%aa', '#%d7%aa'],
  ])('%j in the address of a page that opens becomes %j', (hash, followed) => {
    history.replaceState(null, '', hash);
    detach = attachAnchors();
    expect(location.hash).toBe(followed);
  });

  it('is followed when the address changes, in the place of the one that led nowhere', async () => {
    detach = attachAnchors();
    const { length } = history;
    location.hash = '#%d7%a9';
    await vi.waitFor(() => expect(location.hash).toBe('#%D7%A9'));
    expect(history).toHaveLength(length + 1);
  });

  it('is left alone after the undo', async () => {
    attachAnchors()();
    location.hash = '#%d7%a9';
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    expect(location.hash).toBe('#%d7%a9');
  });
});
