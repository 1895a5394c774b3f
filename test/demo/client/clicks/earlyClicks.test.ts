// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  discardEarlyClick,
  replayEarlyClick,
  hasEarlyClick,
} from '../../../../src/demo/client/clicks/earlyClicks';
import { earlyClickScript } from '../../../../src/demo/client/clicks/earlyClickScript';

// Once, as in a document.
window.eval(earlyClickScript);

const onClick = vi.fn();

beforeEach(() => {
  onClick.mockClear();
  document.body.innerHTML = `
    <div data-demo-root="">
      <button>Open <svg><path d="M0 0h24"/></svg></button>
      <label>Alarm <input type="checkbox"></label>
    </div>
    <a href="#prose">Prose</a>`;
});

function find<Found extends Element = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`No ${selector} on the page.`);
  return element;
}

const getDemo = () => find('[data-demo-root]');

const click = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));

describe('a click on a demo whose code is under way', () => {
  it('is held, because nothing would answer it', () => {
    getDemo().addEventListener('click', onClick);
    expect(click('input')).toBe(false);
    expect(find<HTMLInputElement>('input').checked).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
    expect(hasEarlyClick(getDemo())).toBe(true);
  });

  it.each(['button', 'path'])('is performed on the %s once the demo is alive, and only once', (target) => {
    click(target);
    find('button').addEventListener('click', onClick);
    replayEarlyClick(getDemo());
    replayEarlyClick(getDemo());
    expect(onClick).toHaveBeenCalledOnce();
    expect(onClick).toHaveBeenCalledWith(expect.objectContaining({ target: find(target), shiftKey: true }));
    expect(hasEarlyClick(getDemo())).toBe(false);
  });

  it('does what the browser does by itself, too', () => {
    click('input');
    replayEarlyClick(getDemo());
    expect(find<HTMLInputElement>('input').checked).toBe(true);
  });

  it('is the last one when there are several', () => {
    click('input');
    click('button');
    replayEarlyClick(getDemo());
    expect(find<HTMLInputElement>('input').checked).toBe(false);
  });

  it('is forgotten when its element has gone', () => {
    const button = find('button');
    click('button');
    button.addEventListener('click', onClick);
    button.remove();
    replayEarlyClick(getDemo());
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a click', () => {
  it('on a demo that is alive goes through', () => {
    replayEarlyClick(getDemo());
    expect(click('input')).toBe(true);
    expect(find<HTMLInputElement>('input').checked).toBe(true);
  });

  it('on a demo whose code is missing goes to the browser', () => {
    click('input');
    discardEarlyClick(getDemo());
    expect(find<HTMLInputElement>('input').checked).toBe(false);
    expect(click('input')).toBe(true);
    expect(find<HTMLInputElement>('input').checked).toBe(true);
  });

  it('beside demos goes through', () => {
    expect(click('a')).toBe(true);
  });
});
