import { describe, expect, it } from 'vitest';
import { isDescribedAsMissing, type Sentence } from '../../../../src/content/node/reader/textBlocks';
import { createPageSource } from '../rules/createPageSource';

function readSentences(text: string): Sentence[] {
  return createPageSource(text).textBlocks.flatMap(({ sentences }) => sentences);
}

describe('a sentence', () => {
  it.each([
    ['Rake leaves. Burn them.', ['Rake leaves.', 'Burn them.']],
    ['Pick a tool, e.g. A rake or v6.0.2 of it.', ['Pick a tool, e.g. A rake or v6.0.2 of it.']],
    ['Rake, bag, etc. `rake` does not end it.', ['Rake, bag, etc. `rake` does not end it.']],
    ['Set it to `a. B` now. Mr. 4 is v. good!', ['Set it to `a. B` now.', 'Mr. 4 is v. good!']],
    ['Ask “why?” and go on.', ['Ask “why?” and go on.']],
    ['Is it autumn? `rake` waits.', ['Is it autumn?', '`rake` waits.']],
    ['**A name.** Give each one “Rake.” Then go.', ['A name.', 'Give each one “Rake.”', 'Then go.']],
    ['Press <kbd>Tab</kbd> once. [Read on](/soil/).', ['Press Tab once.', 'Read on.']],
    ['- One thing. Another.\n- `rake`: a tool', ['One thing.', 'Another.', '`rake`: a tool']],
    [':::info[A title. Of two.]\nThe text.\n:::', ['The text.']],
    ['| Key | Effect |\n| --- | --- |\n| Tab | Moves. |', ['Tab', 'Moves.']],
    ['## The `rake` prop\n\n```text\nCode. More.\n```', ['The `rake` prop']],
  ])('is found in %j', (text, sentences) => {
    expect(readSentences(text).map((it) => it.text)).toEqual(sentences);
  });

  it('counts a piece of code as one word and punctuation as none', () => {
    const [sentence] = readSentences('Set `a long piece of code` – and “go”, at 4.5:1.');
    expect(sentence?.wordCount).toBe(6);
  });

  it('knows the lines on which it and its code begin', () => {
    const [first, second] = readSentences('Rake leaves\nin `autumn`. Burn\n`them`.');
    expect(first).toMatchObject({ line: 6, inlineCodes: [{ text: 'autumn', line: 7 }] });
    expect(second).toMatchObject({ line: 7, inlineCodes: [{ text: 'them', line: 8 }] });
  });

  it.each([
    ['There is no `rake` prop.', true],
    ['It has neither `spade` nor `rake`.', true],
    ['The `rake` prop does not exist.', true],
    ['It is not called `rake` here.', true],
    ['The `rake` prop does not move leaves.', false],
    ['Never burn wet leaves before the fire is ready with `rake`.', false],
  ])('denies its code or not: %s', (text, denied) => {
    const [sentence] = readSentences(text);
    expect(sentence && isDescribedAsMissing('rake', sentence)).toBe(denied);
  });
});

it('knows the column of a cell', () => {
  const { textBlocks } = createPageSource('| Prop | Effect |\n| --- | --- |\n| `teeth` | How many |');
  expect(textBlocks.map(({ kind, column }) => [kind, column])).toEqual([
    ['cell', 'Prop'],
    ['cell', 'Effect'],
  ]);
});
