// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachCopyCode } from '../../../src/content/client/copyCode';

/** A code block as `content/node/elements/elements.tsx` and `ui/client/CodeBlock.tsx` write them. */
const toBlock = (id: string, kind: 'true' | 'demo', code: string) => `
  <div class="code-block" data-code="${kind}" id="${id}">
    <pre tabindex="0"><code>${code}</code></pre>
    <button type="button" data-copy data-ga-event-action="copy-click">
      <span class="copy-label">Copy</span><span class="copied-label">Copied</span>
    </button>
  </div>`;

const PAGE = `
  <p id="prose">Some prose.</p>
  ${toBlock('text', 'true', 'const a = <span class="t-number">1</span>;\n  b();')}
  ${toBlock('demo', 'demo', 'export default 1;')}
  <div data-code id="bare"><pre tabindex="0"><code>no button</code></pre></div>
  <textarea>typed</textarea>
  <div id="announcer" aria-live="polite"></div>`;

/** What the asynchronous clipboard was given. */
const writeText = vi.fn<(text: string) => Promise<void>>();
let detach = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  attach('Linux x86_64');
});

afterEach(() => {
  detach();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

function attach(platform: string): void {
  detach();
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  detach = attachCopyCode(document);
}

/** Takes the asynchronous clipboard away, as a page without https has it; the other method answers. */
function leaveFallback(isAllowed: boolean) {
  Reflect.deleteProperty(navigator, 'clipboard');
  const execCommand = vi.fn(() => isAllowed);
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true });
  return execCommand;
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`No ${selector} on the page.`);
  return element;
}

const getButton = (id: string) => find(`#${id} [data-copy]`);
const isCopied = (id: string) => getButton(id).dataset.copied === 'true';
const getAnnouncement = () => find('#announcer').textContent?.trim();

async function press(id: string): Promise<void> {
  getButton(id).click();
  await vi.advanceTimersByTimeAsync(0);
}

function selectProse(): void {
  document.getSelection()?.selectAllChildren(find('#prose'));
}

describe('a copy button', () => {
  it('copies the text of its block, without its colors', async () => {
    await press('text');
    expect(writeText.mock.calls).toEqual([['const a = 1;\n  b();']]);
  });

  it('answers a click on its label', async () => {
    find('#text .copy-label').click();
    await vi.advanceTimersByTimeAsync(0);
    expect(isCopied('text')).toBe(true);
  });

  it.each([
    ['text', 2000],
    ['demo', 1200],
  ])('of a %s block says Copied, and reverts to Copy after %i ms', async (id, duration) => {
    await press(id);
    await vi.advanceTimersByTimeAsync(duration - 1);
    expect(isCopied(id)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isCopied(id)).toBe(false);
  });

  it('starts its time anew with each click', async () => {
    await press('demo');
    await vi.advanceTimersByTimeAsync(1000);
    await press('demo');
    await vi.advanceTimersByTimeAsync(1000);
    expect(isCopied('demo')).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(isCopied('demo')).toBe(false);
  });

  it('says Copied for itself alone', async () => {
    await press('text');
    expect(isCopied('demo')).toBe(false);
  });

  it('says Copied only after the copy has succeeded, and announces it then', async () => {
    let finish = () => {};
    writeText.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await press('text');
    expect(isCopied('text')).toBe(false);
    expect(getAnnouncement()).toBe('');
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(isCopied('text')).toBe(true);
    expect(getAnnouncement()).toBe('Copied');
  });

  it('uses the other method when the clipboard refuses', async () => {
    const execCommand = leaveFallback(true);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    await press('text');
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(isCopied('text')).toBe(true);
  });

  // An unhandled rejection would fail the test run.
  it('stays quiet when no method works', async () => {
    const log = vi.spyOn(console, 'error');
    leaveFallback(false);
    await press('text');
    expect(isCopied('text')).toBe(false);
    expect(getAnnouncement()).toBe('');
    expect(log).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'gives the reader’s own selection back, whether the copy succeeds (%s) or not',
    async (isAllowed) => {
      leaveFallback(isAllowed);
      selectProse();
      await press('text');
      expect(document.getSelection()?.toString()).toBe('Some prose.');
      expect(document.body.lastElementChild?.tagName).not.toBe('SPAN');
    },
  );

  it('does nothing any more after the undo', async () => {
    detach();
    await press('text');
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('lines that a diff marks as removed', () => {
  const removed = (text: string) => `<span class="line removed">${text}</span>`;
  const added = (text: string) => `<span class="line added">${text}</span>`;

  it.each([
    ['in between', `a\n${removed('b')}\nc`, 'a\nc'],
    ['at the start', `${removed('a')}\nb`, 'b'],
    ['at the end', `a\n${removed('b')}`, 'a'],
    ['one after the other at the end', `a\n${removed('b')}\n${removed('c')}`, 'a'],
    ['one after the other', `a\n${removed('b')}\n${removed('c')}\nd`, 'a\nd'],
    ['before an added one', `a\n${removed('b')}\n${added('c')}\nd`, 'a\nc\nd'],
    ['before an empty line', `${removed('a')}\n\nb`, '\nb'],
  ])('are not copied %s', async (_, code, text) => {
    find('#text code').innerHTML = code;
    await press('text');
    expect(writeText.mock.calls).toEqual([[text]]);
    expect(find('#text code').innerHTML).toBe(code);
  });
});

describe('Ctrl+C', () => {
  /** Presses the keys in the focused element; tells whether the browser's own copy may go on. */
  async function pressKeys(modifiers: KeyboardEventInit = { ctrlKey: true }): Promise<boolean> {
    const event = new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true, ...modifiers });
    const isAllowed = (document.activeElement ?? document.body).dispatchEvent(event);
    await vi.advanceTimersByTimeAsync(0);
    return isAllowed;
  }

  it.each(['pre', 'button'])('copies the block whose %s has the focus', async (tag) => {
    find(`#demo ${tag}`).focus();
    expect(await pressKeys()).toBe(true);
    expect(writeText.mock.calls).toEqual([['export default 1;']]);
    expect(isCopied('demo')).toBe(true);
  });

  it('says in the click that a key was pressed, and only there', async () => {
    const actions: (string | undefined)[] = [];
    getButton('demo').addEventListener('click', () => actions.push(getButton('demo').dataset.gaEventAction));
    find('#demo pre').focus();
    await pressKeys();
    getButton('demo').click();
    expect(actions).toEqual(['copy-keyboard', 'copy-click']);
  });

  it('leaves a selection to the browser', async () => {
    find('#demo pre').focus();
    selectProse();
    expect(await pressKeys()).toBe(true);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('leaves a selection in a text field to the browser', async () => {
    const field = find('textarea');
    find('#demo').append(field);
    field.focus();
    if (field instanceof HTMLTextAreaElement) field.select();
    await pressKeys();
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['outside of code', '#prose'],
    ['in a block without a button', '#bare pre'],
  ])('does nothing %s', async (_, selector) => {
    find(selector).tabIndex = 0;
    find(selector).focus();
    await pressKeys();
    expect(writeText).not.toHaveBeenCalled();
  });

  it.each([
    ['MacIntel', { ctrlKey: true }, 0],
    ['MacIntel', { metaKey: true }, 1],
    ['iPhone', { metaKey: true }, 1],
    ['Win32', { metaKey: true }, 0],
    ['Win32', { ctrlKey: true }, 1],
    ['Linux x86_64', { metaKey: true }, 0],
  ])('keeps to the keys of the platform %s with %o', async (platform, modifiers, copies) => {
    attach(platform);
    find('#demo pre').focus();
    await pressKeys(modifiers);
    expect(writeText).toHaveBeenCalledTimes(copies);
  });

  it('does nothing any more after the undo', async () => {
    detach();
    find('#demo pre').focus();
    await pressKeys();
    expect(writeText).not.toHaveBeenCalled();
  });
});

it.each([
  ['MacIntel', 'apple'],
  ['iPad', 'apple'],
  ['Win32', 'other'],
  ['Linux x86_64', 'other'],
])('shows the key hint of %s as that of %s', (platform, expected) => {
  attach(platform);
  expect(document.documentElement.dataset.platform).toBe(expected);
});
