import { describe, expect, it } from 'vitest';
import { CODE_LANGUAGES, highlightLines, isCodeLanguage } from '../../../../src/content/node/code/highlight';
import { escapeHtml } from '../../../../src/content/shared/codeTokens';

const SAMPLE = [
  'const text = `one ${value}',
  '  two <b>&amp;</b>`; /* a comment',
  '',
  '  of three lines */',
  '+ <Rake size="large" {...props}>',
  '- # not \'one\' & "two"',
  'a:hover { color: #fff; }',
  '{ "key": [1, true, null] }',
].join('\n');

const toText = (html: string) => html.replace(/<[^>]+>/g, '');

describe.each(CODE_LANGUAGES)('highlightLines in %s', (language) => {
  const lines = highlightLines(SAMPLE, language);

  it('changes no character of the code', () => {
    expect(lines.map(toText).join('\n')).toBe(escapeHtml(SAMPLE));
  });

  it('closes every span on its line', () => {
    for (const line of lines) {
      expect(line.match(/<span class="t-[a-z]+">/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0);
      expect(line).not.toMatch(/^[^<]*<\/span>/);
    }
  });
});

describe('the text between tags', () => {
  /** The words that have a color, in a component that returns some JSX, and whether the code behind it still has its own. */
  const readColors = (jsx: string, language: 'tsx' | 'jsx' = 'tsx') => {
    const lines = highlightLines(`const a = (\n${jsx}\n);\nconst b = 1;`, language);
    expect(lines.at(-1)).toMatch(/^<span class="t-keyword">const/);
    return (
      lines
        .slice(1, -2)
        .join('')
        .match(/(?<=class="t-(?:keyword|number|string)">)[^<]+/g) ?? []
    );
  };

  it.each([
    ['<p>Pay for the order of 3 in cash</p>', []],
    ['<p>Pay {for3} of {3}</p>', ['3']],
    ['<p>One <b>for</b> of {3} in {"x"}</p>', ['3', '&quot;x&quot;']],
    ['<li><Rake sharp /> for new orders\n</li>', []],
    ["<Rake<'a'> size={3}>for in of</Rake>", ['3']],
    ['<Rake<string | number> size={3} />', ['3']],
    ['<p>\n<Rake a={{ b: { c: { d: { e: 3 } } } }} />for\n</p>', ['3']],
  ])('has no colors of code: %s', (jsx, expected) => {
    expect(readColors(jsx)).toEqual(expected);
  });

  it('has none in JavaScript, either', () => {
    expect(readColors('<p>Pay for the order of 3 in cash</p>', 'jsx')).toEqual([]);
  });

  it('does not begin after type arguments', () => {
    expect(highlightLines("const A = styled('p')<Props>(a);\nconst b = 1;", 'tsx')[1]).toMatch(/t-keyword/);
  });

  it('colors a tag with type arguments like any other', () => {
    expect(highlightLines("<Rake<'a'> />", 'tsx')[0]).toMatch(/<span class="t-type">Rake</);
  });
});

describe('highlightLines', () => {
  it('colors each line of a token that is longer than one', () => {
    expect(highlightLines('/* one\ntwo */', 'ts')).toEqual([
      '<span class="t-comment">/* one</span>',
      '<span class="t-comment">two */</span>',
    ]);
  });

  it('colors the signs of a diff, not its text', () => {
    expect(highlightLines('-old\n+new\n same', 'diff').map(toText)).toEqual(['-old', '+new', ' same']);
    expect(highlightLines('-old\n+new', 'diff')[0]).toContain('t-deleted');
    expect(highlightLines('-old\n+new', 'diff')[1]).toContain('t-inserted');
  });

  it('leaves text without colors', () => {
    expect(highlightLines('const a = 1;', 'text')).toEqual(['const a = 1;']);
  });
});

describe('isCodeLanguage', () => {
  it.each([
    ['tsx', true],
    ['text', true],
    ['sh', false],
    ['toString', false],
  ])('of %s is %s', (name, expected) => {
    expect(isCodeLanguage(name)).toBe(expected);
  });
});
