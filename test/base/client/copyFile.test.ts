// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANNOUNCER_ID } from '../../../src/base/client/announce';
import { attachCopyCode } from '../../../src/content/client/copyCode';

let detach = () => {};
/** What the clipboard contains. */
let copied: string | null = null;

beforeEach(() => {
  copied = null;
  document.body.innerHTML = `
    <button data-copy-file="/rake.md"><b>Copy</b><span class="copied-label">Copied</span>
      <span class="unavailable-label">Not loaded</span><span class="refused-label">Refused</span></button>
    <p id="${ANNOUNCER_ID}"></p>`;
  detach = attachCopyCode(document);
});
afterEach(() => {
  detach();
  vi.useRealTimers();
});

const button = () => document.querySelector('button') as HTMLButtonElement;
const press = () => document.querySelector<HTMLElement>('b')?.click();
const announced = () => document.getElementById(ANNOUNCER_ID)?.textContent;

/** The two ways to the clipboard: a promise of the text within the click, and the text when it is there. */
function stubClipboard(methods: Partial<Record<'write' | 'writeText', boolean>>): void {
  const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly data: Record<string, Promise<Blob>>) {}
    },
  );
  vi.stubGlobal('navigator', {
    clipboard: {
      write: methods.write
        ? async ([{ data }]: [{ data: Record<string, Promise<Blob>> }]) => {
            const blob = await data['text/plain'];
            copied = blob ? await readBlob(blob) : null;
          }
        : refuse,
      writeText: methods.writeText ? async (text: string) => void (copied = text) : refuse,
    },
  });
}

/** jsdom's blobs have no `text()`. */
function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

function stubFetch(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const markdown = async () =>
  new Response('# Rake\n', { headers: { 'content-type': 'text/markdown; charset=utf-8' } });

it.each([
  ['a promise of it', { write: true }],
  ['the text, where the browser takes no promise', { writeText: true }],
])('copies exactly the text of the file, giving the clipboard %s', async (_, methods) => {
  stubClipboard(methods);
  const fetched = stubFetch(markdown);
  press();
  await vi.waitFor(() => expect(button().dataset.copied).toBe('true'));
  expect(fetched.mock.calls).toEqual([['/rake.md']]);
  expect(copied).toBe('# Rake\n');
  expect(announced()).toBe('Copied');
});

it('asks the clipboard within the press itself, before the text has come', () => {
  stubClipboard({});
  const write = vi.spyOn(navigator.clipboard, 'write');
  stubFetch(() => new Promise(() => {}));
  press();
  expect(write).toHaveBeenCalledOnce();
});

it('says so when the browser refuses', async () => {
  stubClipboard({});
  stubFetch(markdown);
  press();
  await vi.waitFor(() => expect(button().dataset.copied).toBe('refused'));
  expect(announced()).toBe('Refused');
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('offline'))],
  ['there is no such file', async () => new Response('', { status: 404 })],
  [
    'a page comes in its place',
    async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
  ],
])('says that it is not available, and leaves the clipboard alone, when %s', async (_, answer) => {
  stubClipboard({ write: true, writeText: true });
  stubFetch(answer);
  press();
  await vi.waitFor(() => expect(button().dataset.copied).toBe('unavailable'));
  expect(announced()).toBe('Not loaded');
  expect(copied).toBeNull();
});

it('says only that it is not available where the browser would refuse, too', async () => {
  stubClipboard({});
  stubFetch(() => Promise.reject(new TypeError('offline')));
  press();
  await vi.waitFor(() => expect(button().dataset.copied).toBe('unavailable'));
});

it('fetches once, however often it is pressed while the file is loading, and again afterwards', async () => {
  stubClipboard({ write: true });
  const fetched = stubFetch(markdown);
  press();
  press();
  expect(button().ariaBusy).toBe('true');
  await vi.waitFor(() => expect(button().ariaBusy).toBeNull());
  expect(fetched).toHaveBeenCalledOnce();
  press();
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(button().ariaBusy).toBeNull());
});
