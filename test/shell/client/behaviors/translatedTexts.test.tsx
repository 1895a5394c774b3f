// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachTranslatedTexts } from '../../../../src/shell/client/behaviors/translatedTexts';

const box = document.createElement('div');
let root: Root;
let stop: () => void;

/** Lets observers answer. */
const settle = () => act(async () => {});

async function render(children: ReactNode): Promise<string> {
  act(() => root.render(children));
  await settle();
  return box.textContent ?? '';
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(box);
  root = createRoot(box);
  stop = attachTranslatedTexts(document);
});

afterEach(() => {
  act(() => root.unmount());
  stop();
});

/** The texts of the box, as they are in the document. */
function listTexts(): Text[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.data !== '');
}

function toFont(text: string): HTMLElement {
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstElementChild?.append(text.toUpperCase());
  return outer;
}

/** How translators put elements in the place of a text. */
const TRANSLATORS: Readonly<Record<string, (text: Text) => void>> = {
  'replace it': (text) => text.replaceWith(toFont(text.data)),
  'insert before it, then remove it': (text) => {
    text.before(toFont(text.data));
    text.remove();
  },
  'insert after it, then remove it': (text) => {
    text.after(toFont(text.data));
    text.remove();
  },
  'wrap it': (text) => {
    const font = toFont('');
    text.replaceWith(font);
    font.firstElementChild?.append(text);
    text.data = text.data.toUpperCase();
  },
  'wrap it in an element of their own': (text) => {
    const range = document.createRange();
    range.selectNode(text);
    range.surroundContents(document.createElement('x-word'));
    text.data = text.data.toUpperCase();
  },
};

const Results = ({
  count,
  more = false,
  isBold = false,
}: {
  count: number;
  more?: boolean;
  isBold?: boolean;
}) => (
  <p>
    {isBold && <b>about </b>}
    {count} results
    {more && ' and more'}
    {isBold ? <i>!</i> : '?'}
  </p>
);

describe.each(Object.entries(TRANSLATORS))('translators that %s', (_, translate) => {
  const translateAll = async () => {
    listTexts().forEach(translate);
    await settle();
  };

  it('leave their text, until React has another one', async () => {
    await render(<Results count={3} />);
    await translateAll();
    expect(box.textContent).toBe('3 RESULTS?');
    expect(await render(<Results count={3} />)).toBe('3 RESULTS?');
    expect(await render(<Results count={4} />)).toBe('4 RESULTS?');
    await translateAll();
    expect(await render(<Results count={5} />)).toBe('5 RESULTS?');
  });

  it('do not hinder React from removing texts and inserting before them', async () => {
    await render(<Results count={3} more />);
    await translateAll();
    expect(await render(<Results count={3} isBold />)).toBe('about 3 RESULTS!');
    await translateAll();
    expect(await render(<Results count={3} more />)).toBe('3 RESULTS and more?');
    await translateAll();
    expect(await render(null)).toBe('');
  });

  it('do not hinder React from moving texts with what stands for them', async () => {
    const list = (names: string[]) => names.map((name) => [name, <b key={name}>, </b>]);
    await render(<p>{['one', <b key="b">, </b>, 'two']}</p>);
    await translateAll();
    expect(await render(<p>{[<b key="b">, </b>, 'one', 'two']}</p>)).toMatch(/^, one\s?two$/i);
    expect(await render(<p>{list(['three'])}</p>)).toMatch(/^three, $/i);
  });

  it('can take the translation back', async () => {
    await render(<Results count={3} />);
    const texts = listTexts();
    const original = box.textContent;
    await translateAll();
    box
      .querySelectorAll('p > *')
      .forEach((element, index) => texts[index] && element.replaceWith(texts[index]));
    await settle();
    expect(box.textContent?.toLowerCase()).toBe(original);
    expect(await render(<Results count={4} />)).toMatch(/^4 results\?$/i);
  });
});

describe('texts', () => {
  it('that one element stands for together are all shown again when one changes', async () => {
    await render(<Results count={3} />);
    const [count, , ...others] = listTexts();
    const all = [...box.querySelectorAll('p')].flatMap(({ childNodes }) => [...childNodes]);
    count?.before(toFont('3 results?'));
    all.forEach((node) => node.remove());
    expect(others.length).toBeGreaterThan(0);
    await settle();
    expect(box.textContent).toBe('3 RESULTS?');
    expect(await render(<Results count={4} />)).toBe('4 results?');
  });

  it('that are translated again keep their place', async () => {
    await render(<Results count={3} />);
    listTexts().forEach((text) => text.replaceWith(toFont(text.data)));
    await settle();
    box.querySelectorAll('p > font').forEach((font) => font.replaceWith(toFont(`${font.textContent}.`)));
    await settle();
    expect(box.textContent).toBe('3. RESULTS.?.');
    expect(await render(<Results count={4} />)).toBe('4 RESULTS.?.');
  });

  it('that are not React’s, or that React itself removes, are left alone', async () => {
    const stray = document.createElement('p');
    stray.append('stray');
    document.body.append(stray);
    await settle();
    stray.firstChild?.replaceWith(toFont('stray'));
    await settle();
    expect(stray.childNodes).toHaveLength(1);
    stray.remove();
    await render(<Results count={3} />);
    await render(<Results count={3} isBold />);
    expect(listTexts().map(({ data }) => data)).toEqual(['about ', '3', ' results', '!']);
    expect(box.querySelector('p')?.childNodes).toHaveLength(4);
  });

  it('that React removes beside a translated one stay away', async () => {
    await render(<Results count={3} more />);
    const results = listTexts()[1];
    results?.replaceWith(toFont(results.data));
    await settle();
    expect(await render(<Results count={3} />)).toBe('3 RESULTS?');
    expect(await render(<Results count={4} />)).toBe('4 RESULTS?');
    expect(await render(<Results count={4} more />)).toBe('4 RESULTS and more?');
    expect(box.querySelector('p')?.childNodes).toHaveLength(5);
  });
});
