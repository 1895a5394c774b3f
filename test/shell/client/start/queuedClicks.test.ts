// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queueClicks } from '../../../../src/shell/client/start/queuedClicks';

const onPress = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <button id="expand"><svg><path></path></svg></button>
    <button id="rate"></button>
    <div id="row" role="treeitem"></div>
    <a id="link" href="#here"></a>
    <button data-copy></button><button data-copy-file="/rake.md"></button><button data-tab="npm"></button><button data-opens-search></button>
    <button data-switches-mode></button><button popovertarget="menu"></button><button class="api-toggle"></button>
    <div data-demo-root=""><button id="demo"></button></div>`;
  onPress.mockReset();
  document.body.onclick = ({ target }) => onPress((target as Element).id);
});

/** Clicks like a reader, on the innermost element. */
function click(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

const listBusy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ id }) => id);

describe('clicks that come before the framework', () => {
  it('are repeated in their order, once for each button', () => {
    const held = queueClicks(document);
    ['#rate', '#expand path', '#row', '#rate'].forEach(click);
    expect(listBusy()).toEqual(['expand', 'rate', 'row']);
    onPress.mockReset();
    held.replay();
    expect(onPress.mock.calls).toEqual([['rate'], ['expand'], ['row']]);
    expect(listBusy()).toEqual([]);
  });

  it.each([
    '[data-copy]',
    '[data-copy-file]',
    '[data-tab]',
    '[data-opens-search]',
    '[data-switches-mode]',
    '[popovertarget]',
    '.api-toggle',
    '#demo',
    '#link',
  ])('are not repeated on %s, which works without it', (selector) => {
    const held = queueClicks(document);
    click(selector);
    onPress.mockReset();
    held.replay();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('are no longer held once they have been repeated', () => {
    queueClicks(document).replay();
    click('#rate');
    expect(listBusy()).toEqual([]);
  });

  it('are forgotten when it does not come; later ones wait again', () => {
    const held = queueClicks(document);
    click('#rate');
    held.drop();
    expect(listBusy()).toEqual([]);
    click('#expand');
    onPress.mockReset();
    held.replay();
    expect(onPress.mock.calls).toEqual([['expand']]);
  });
});
