import { expect, it } from 'vitest';
import { findWritingFaults } from '../../src/lint/proseRules';
import { createContentPage } from '../build/page/createContentPage';

const isName = (word: string) => word === 'Router';

function findReasons(text: string): string[] {
  return findWritingFaults(createContentPage(text), isName).map(
    ({ line, severity, reason }) => `${severity} ${line}: ${reason}`,
  );
}

const toSentence = (words: number) => `${Array.from({ length: words }, () => 'leaf').join(' ')}.`;

it.each([
  [30, []],
  [31, [expect.stringMatching(/^warning 6: .* has 31 words/)]],
  [36, [expect.stringMatching(/^error 6: .* has 36 words/)]],
])('counts the words of sentences: %i', (words, faults) => {
  expect(findReasons(toSentence(words))).toEqual(faults);
});

it('asks for a text for each picture', () => {
  expect(findReasons('![](/leaf.svg)\n\n![A leaf](/leaf.svg)')).toEqual([
    'error 6: The picture has no alternative text.',
  ]);
});

it('asks for a sentence above each demo, below what stands before', () => {
  const demos = ['A', 'B', 'C'].map((name) => `<Demo name="${name}" />`);
  const [one, two, three] = demos;
  expect(findReasons(`Look.\n\n${one}\n\n${two}\n\n## Colors\n\n- See the rust.\n\n${three}`)).toEqual([
    'error 10: Nothing introduces the demo B.',
  ]);
});

it('asks for none above the demo that leads a component page', () => {
  const text = '<Demo name="A" />\n\n## Import\n\n<Demo name="B" />';
  const findings = findWritingFaults(createContentPage(text, { components: 'Rake' }), isName);
  expect(findings.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    '10: Nothing introduces the demo B.',
  ]);
});

it('does not take a table or code for a sentence', () => {
  const text = '| Key | Effect |\n| --- | --- |\n| Tab | Moves |\n\n```text\nCode.\n```\n\n<Demo name="A" />';
  expect(findReasons(text)).toEqual(['error 14: Nothing introduces the demo A.']);
});

it.each([
  ['Rake the leaves', true],
  ['Rake The Leaves', false],
  ['Common Mistakes', false],
  ['App Router', true],
  ['Build with useButton', true],
  ['CSS in JS', true],
  ['Where IconButton ends', true],
])('wants headings in sentence case: %s', (heading, isRight) => {
  expect(findReasons(`## ${heading}`)).toEqual(
    isRight ? [] : [`warning 6: The heading "${heading}" has capitals inside.`],
  );
});
