import { describe, expect, it } from 'vitest';
import { findDeepLine, MAX_DEPTH } from '../../../../src/content/node/reader/nesting';
import { createPageSource } from '../rules/createPageSource';

/** How a text of some depth is written. */
const KINDS: readonly (readonly [kind: string, write: (depth: number) => string])[] = [
  ['quotes', (depth) => `${'>'.repeat(depth)} a`],
  ['lists on a line', (depth) => `${'- '.repeat(depth)}a`],
  ['numbered lists', (depth) => `${'1. '.repeat(depth)}a`],
  ['quotes in lists', (depth) => `${'- > '.repeat(depth / 2)}a`],
  ['callouts', (depth) => `${':'.repeat(depth + 2)}info\n\n${':'.repeat(depth + 2)}`],
  ['elements in a line', (depth) => `a ${'<sub>'.repeat(depth)}a${'</sub>'.repeat(depth)}`],
  ['elements on lines', (depth) => `${'<details>\n'.repeat(depth)}\na\n\n${'</details>\n'.repeat(depth)}`],
  ['brackets', (depth) => `${'['.repeat(depth)}a${']'.repeat(depth)}`],
  ['pictures', (depth) => `${'!['.repeat(depth)}a${'](/a.svg)'.repeat(depth)}`],
  ['marks', (depth) => `${'*a _b '.repeat(depth / 2)}c${' c_ d*'.repeat(depth / 2)}`],
  ['braces', (depth) => `${'{'.repeat(depth)}${'}'.repeat(depth)}`],
];

describe('a page', () => {
  // The limit of time of each test is that of the requirement, 5 s.
  it.each(KINDS)('of five thousand nested %s has a fault with a line', (_, write) => {
    const { diagnostics, isReadable } = createPageSource(`Text.\n\n${write(5000)}`);
    expect(isReadable).toBe(false);
    expect(diagnostics).toMatchObject([
      { reason: `More than ${MAX_DEPTH} quotes, lists, elements, brackets or marks are open here.` },
    ]);
    expect(diagnostics[0]?.line).toBeGreaterThan(7);
  });

  it.each(KINDS)('may have three nested %s', (_, write) => {
    expect(findDeepLine(write(3))).toBeNull();
  });

  it('may not indent lists without end', () => {
    const list = Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
    expect(findDeepLine(list)).toBe(62);
  });

  it('in YAML neither', () => {
    expect(createPageSource('Text.', { components: '['.repeat(5000) }).diagnostics).toMatchObject([
      { line: 4 },
    ]);
  });

  it.each([
    ['a fence', `\`\`\`ts\n${'['.repeat(99)}\n${'> '.repeat(99)}\n${' '.repeat(400)}a\n\`\`\`\n\na`],
    ['code', `\`${'<b'.repeat(99)}\` and \`\`${'{` '.repeat(99)}\`\`.`],
    ['what is escaped', '\\[\\{\\*'.repeat(99)],
    ['names with dashes below', 'one_two '.repeat(99)],
    ['elements one after another', '<br /><kbd>A</kbd>\n'.repeat(99)],
    ['what paragraphs leave open', 'a (b [c *d\n\n'.repeat(99)],
    ['a rule', '- - - - - - - - - - -'],
  ])('may have many of them in %s', (_, text) => {
    expect(findDeepLine(text)).toBeNull();
  });
});
