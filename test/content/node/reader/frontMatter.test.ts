import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../../src/content/node/reader/frontMatter';

/** Reads a block of lines; a fault is thrown as `line: reason`. */
function read(...lines: string[]) {
  return parseFrontMatter(lines.join('\n'), (reason, line) => {
    throw new Error(`${line}: ${reason}`);
  });
}

const TITLE = 'title: Rake';
const DESCRIPTION = 'description: A rake gathers leaves.';

/** Lists of nine times the one before. */
const toBomb = (names: string) =>
  [...names].map((name) => {
    const before = String.fromCharCode(name.charCodeAt(0) - 1);
    return `${name}: &${name} [${Array(9).fill(`*${before}`).join(',')}]`;
  });

describe('parseFrontMatter', () => {
  it('reads title and description, and says the defaults of the rest', () => {
    expect(read(TITLE, DESCRIPTION)).toEqual({
      title: 'Rake',
      description: 'A rake gathers leaves.',
      layout: 'docs',
      components: [],
      hooks: [],
      aliases: {},
    });
  });

  it('reads every field', () => {
    const fields = [
      'layout: landing',
      'components: [Rake, RakeHandle]',
      'hooks: [useRake]',
      "githubLabel: 'component: rake'",
      'githubSource: packages/garden/src/Rake',
      'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      'materialDesign: https://m2.material.io/components/buttons',
      "packageName: '@garden/rake'",
    ];
    expect(read(TITLE, DESCRIPTION, ...fields)).toMatchObject({
      layout: 'landing',
      components: ['Rake', 'RakeHandle'],
      hooks: ['useRake'],
      githubLabel: 'component: rake',
      packageName: '@garden/rake',
    });
  });

  it('takes a title of 70 and a description of 160 characters', () => {
    expect(() => read(`title: ${'t'.repeat(70)}`, `description: ${'d'.repeat(160)}`)).not.toThrow();
  });

  // The line counts from the head of the file, whose first line is the dashes.
  it.each<[string, string[], RegExp]>([
    ['a missing title', [DESCRIPTION], /^1: Front matter "title": /],
    ['an empty title', ['title: ""', DESCRIPTION], /^2: Front matter "title": /],
    ['a title of 71 characters', [`title: ${'t'.repeat(71)}`, DESCRIPTION], /^2: Front matter "title": .*70/],
    ['a missing description', [TITLE], /^1: Front matter "description": /],
    ['an empty description', [TITLE, 'description:'], /^3: Front matter "description": /],
    [
      'a description of 161 characters',
      [TITLE, `description: ${'d'.repeat(161)}`],
      /^3: .*"description".*160/,
    ],
    ['a title that is a number', ['title: 404', DESCRIPTION], /^2: Front matter "title": /],
    ['an unknown layout', [TITLE, DESCRIPTION, 'layout: wide'], /^4: Front matter "layout": /],
    ['a component name with a space', [TITLE, DESCRIPTION, 'components: [Rake, A b]'], /^4: .*"components"/],
    ['components that are no list', [TITLE, DESCRIPTION, 'components: Rake'], /^4: .*"components"/],
    ['an address that is none', [TITLE, DESCRIPTION, 'waiAria: patterns/button'], /^4: .*"waiAria"/],
    ...[
      'javascript:alert(1)',
      'data:text/html,a',
      'http://docs.example/',
      '//docs.example/',
      "'/\\docs.example/'",
      "'https:\\\\docs.example/'",
      'https:docs.example',
      'https:///docs.example/',
      'https://docs.example/a b',
    ].flatMap((address) =>
      ['waiAria', 'materialDesign'].map((field): [string, string[], RegExp] => [
        `the address ${address} of ${field}`,
        [TITLE, DESCRIPTION, `${field}: ${address}`],
        /^4: Front matter "(waiAria|materialDesign)": is no address that begins with https/,
      ]),
    ),
    [
      'a source outside of its repository',
      [TITLE, DESCRIPTION, 'githubSource: ../evil'],
      /^4: .*is no path in/,
    ],
    [
      'a package that is a path',
      [TITLE, DESCRIPTION, "packageName: '../rake'"],
      /^4: .*is no name of an npm/,
    ],
    [
      'a bomb of aliases',
      [TITLE, DESCRIPTION, 'a: &a [x,x,x,x,x,x,x,x,x]', ...toBomb('bcdefghi')],
      /^5: Front matter takes no alias\. Write what \*a stands for/,
    ],
    ['an alias of nothing', [TITLE, 'description: *gone'], /^3: Front matter takes no alias\./],
    ['an unknown field', [TITLE, DESCRIPTION, 'colour: red'], /^4: Front matter.*colour/],
    ['a field that stands twice', [TITLE, DESCRIPTION, 'title: Again'], /^4: Front matter is not YAML: /],
    ['an open bracket', [TITLE, 'components: [Rake', DESCRIPTION], /^[345]: Front matter is not YAML: /],
    ['no fields at all', [], /^1: Front matter/],
  ])('stops at %s, with its line', (_, lines, message) => {
    expect(() => read(...lines)).toThrow(message);
  });

  it('stops at a page without front matter, and says what to write', () => {
    const readNothing = () =>
      parseFrontMatter(undefined, (reason, line) => {
        throw new Error(`${line}: ${reason}`);
      });
    expect(readNothing).toThrow(/^1: The page has no front matter\. .*title and description/);
  });
});
