import { describe, expect, it } from 'vitest';
import { findDemoFaults } from '../../src/lint/demoRules';
import { createContentPage } from '../build/page/createContentPage';

function findFaults(demos: Readonly<Record<string, string>>, shown = Object.keys(demos)) {
  const text = shown.map((name) => `<Demo name="${name}" />`).join('\n\n');
  return findDemoFaults(createContentPage(text, { demos }));
}

const toReasons = (faults: ReturnType<typeof findFaults>) =>
  faults.map(({ line, reason }) => `${line}: ${reason}`);

describe('a style in a demo', () => {
  it.each([
    ["<Box sx={{ color: '#fff' }} />", '#fff'],
    ["<Box sx={{ border: '1px solid rgb(0 0 0)' }} />", '1px solid rgb(0 0 0)'],
    ["<Box sx={{ bgcolor: 'tomato' }} />", 'tomato'],
    ['<path fill="white" />', 'white'],
    ["const Root = styled('div')({ color: '#123456' });", '#123456'],
    ['const Root = styled.div`fill: #123456;`;', 'fill: #123456;'],
    ["<Box sx={{ '--line': late ? 'red' : 'divider' }} />", 'red'],
    [
      "createTheme({ components: { MuiCard: { styleOverrides: { root: { color: '#123456' } } } } });",
      '#123456',
    ],
  ])('has no color of its own: %s', (code, color) => {
    expect(toReasons(findFaults({ Rake: code }))).toEqual([
      `1: The demo has a color of its own, "${color}".`,
    ]);
  });

  it.each([
    "<Box sx={{ color: 'text.secondary', bgcolor: 'grey.100' }} />",
    "<Box sx={{ background: 'color-mix(in srgb, currentColor 12%, transparent)' }} />",
    '<Button color="error" href="#leaves">Red</Button>',
    '<Link href="#add">Add</Link>',
    '<Tab label="Olive" value="gold" />',
    '<TextField label="Order" defaultValue="#4412" />',
    "createTheme({ palette: { primary: { main: '#123456' } } });",
    "const paints = [{ name: 'Madder', color: '#c4473f' }];",
    'const picture = `<svg><path fill="#123456" /></svg>`;',
    "<Avatar src={paint('#123456')} />",
  ])('may have: %s', (code) => {
    expect(findFaults({ Rake: code })).toEqual([]);
  });

  it('does not branch on the mode', () => {
    const code = "<Box\n  sx={(theme) => ({ p: theme.palette.mode === 'dark' ? 1 : 2 })}\n/>";
    expect(toReasons(findFaults({ Rake: code }))).toEqual(['2: The demo branches on `palette.mode`.']);
  });
});

describe('the demos of a page', () => {
  const toLines = (...words: string[]) => words.map((word) => `use(${word});`).join('\n');

  it('differ in more than two lines of five', () => {
    const same = findFaults({ One: toLines('aa', 'bb', 'cc', 'dd'), Two: toLines('aa', 'bb', 'cc', 'ee') });
    expect(same).toMatchObject([
      { file: 'data/material-ui/react-rake/Two.tsx', reason: '75 % of its lines are those of One.' },
    ]);
    expect(findFaults({ One: toLines('aa', 'bb', 'cc'), Two: toLines('aa', 'dd', 'ee') })).toEqual([]);
  });

  it('are not compared by imports and brackets', () => {
    const toDemo = (word: string) => `import {\n  Rake,\n} from 'rake';\n\nuse(${word});\n{\n}\n);\n`;
    expect(findFaults({ One: toDemo('aa'), Two: toDemo('bb') })).toEqual([]);
  });

  it('have their files, and every file is shown', () => {
    expect(findFaults({ Rake: 'code' }, ['Spade'])).toMatchObject([
      { file: 'data/material-ui/react-rake/react-rake.mdx', line: 6, reason: 'The demo Spade has no file.' },
      { file: 'data/material-ui/react-rake/Rake.tsx', reason: 'The page does not show this demo.' },
    ]);
  });
});
