import { describe, expect, it } from 'vitest';
import { findFenceDiagnostic, parseFence, type Fence } from '../../../../src/content/node/reader/fence';

function parse(code: string, language: string | null, meta = ''): Fence {
  const fault = findFenceDiagnostic(code, language, meta);
  if (fault) throw new Error(fault);
  return parseFence(code, language, meta);
}

const CODE = ['one', 'two', 'three', 'four', 'five'].join('\n');

/** The class of each line's mark. */
function getMarks(meta: string): string[] {
  const fence = parse(CODE, 'text', meta);
  if (fence.kind !== 'block') throw new Error('Not a block.');
  return fence.html
    .split('\n')
    .map((line) => /^<span class="line (\w+)"( data-md="[+-]")?>/.exec(line)?.[1] ?? '');
}

describe('parseFence', () => {
  it.each(['tsx', 'ts', 'jsx', 'js', 'bash', 'html', 'css', 'json', 'diff', 'text'])(
    'knows %s',
    (language) => {
      expect(parse(CODE, language)).toMatchObject({ kind: 'block', language, title: '' });
    },
  );

  it.each([['python'], ['sh'], [''], [null], ['TSX'], ['constructor']])(
    'stops at the language %o and lists those that there are',
    (language) => {
      expect(() => parse(CODE, language)).toThrow(
        `Code fence language "${language ?? ''}" is unknown. Use one of tsx, ts, jsx, js, bash, html, css, json, diff, text or install.`,
      );
    },
  );

  it.each([
    ['{one}'],
    ['title=Rake'],
    ['showLineNumbers'],
    ['title="A" wrap'],
    ['add={1}'],
    ['{1'],
    ["title='A'"],
  ])('stops at the option %s and lists those that there are', (meta) => {
    expect(() => parse(CODE, 'text', meta)).toThrow(
      /^Code fence option ".+" is unknown\. Use title="…", \{1,3-5\}, ins=\{2\} or del=\{4\}\.$/,
    );
  });

  it.each<[string, string[]]>([
    ['', ['', '', '', '', '']],
    ['{2}', ['', 'marked', '', '', '']],
    ['{1,3-5}', ['marked', '', 'marked', 'marked', 'marked']],
    ['{1, 3 - 4}', ['marked', '', 'marked', 'marked', '']],
    ['ins={2} del={4}', ['', 'added', '', 'removed', '']],
    ['{1} title="rake.ts" ins={2-3}', ['marked', 'added', 'added', '', '']],
  ])('marks lines as %s says', (meta, marks) => {
    expect(getMarks(meta)).toEqual(marks);
  });

  it.each([
    ['{6}', 6],
    ['{1,4-7}', 6],
    ['ins={2} del={9}', 9],
    ['{0}', 0],
  ])('stops at %s, because line %i is not in its block', (meta, line) => {
    expect(() => parse(CODE, 'text', meta)).toThrow(
      `The code fence marks line ${line}, but its lines are 1 to 5. Count from its first line of code.`,
    );
  });

  it('stops at a mark on an empty line', () => {
    expect(() => parse('a\n\nb', 'text', '{1-3}')).toThrow('The code fence marks line 2, which is empty.');
  });

  it.each(['$ npm start', 'npm i\n  $ npm start', '$\tls'])('stops at the prompt of %j', (code) => {
    expect(() => parse(code, 'bash')).toThrow(
      'The prompt "$ " would be copied with the command. Leave it out.',
    );
  });

  it.each([
    ['bash', 'echo $HOME\n$HOME/bin/rake'],
    ['text', '$ npm start'],
  ])('takes %s with %j', (language, code) => {
    expect(parse(code, language)).toMatchObject({ kind: 'block' });
  });

  it('reads a title with spaces and braces', () => {
    expect(parse(CODE, 'text', 'title="src/{a, b}.ts" {1}')).toMatchObject({ title: 'src/{a, b}.ts' });
  });

  it('turns an install fence into the commands of four package managers', () => {
    expect(parse('@garden/core @garden/rake\n', 'install')).toEqual({
      kind: 'tabs',
      tabs: ['npm', 'pnpm', 'yarn', 'bun'].map((label) => ({ label, html: expect.any(String) as string })),
    });
    const fence = parse('@garden/core @garden/rake\n', 'install');
    const commands = fence.kind === 'tabs' && fence.tabs.map(({ html }) => html.replace(/<[^>]+>/g, ''));
    expect(commands).toEqual([
      'npm install @garden/core @garden/rake',
      'pnpm add @garden/core @garden/rake',
      'yarn add @garden/core @garden/rake',
      'bun add @garden/core @garden/rake',
    ]);
  });

  it('escapes code', () => {
    expect(parse('<b> & "c"', 'text')).toMatchObject({ html: '&lt;b&gt; &amp; &quot;c&quot;' });
  });
});
