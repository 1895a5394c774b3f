import { describe, expect, it } from 'vitest';
import { CODE_LANGUAGES, highlightLines, isCodeLanguage } from '../../../src/build/mdx/highlight';
import { escapeHtml } from '../../../src/model/codeTokens';

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
