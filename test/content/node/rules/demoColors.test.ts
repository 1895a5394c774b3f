import { expect, it } from 'vitest';
import { demoColors } from '../../../../src/content/node/rules/demoColors';
import { createPageSource } from './createPageSource';
import { listReasons } from './listReasons';

const check = (code: string) =>
  listReasons(demoColors, createPageSource('<Demo name="Rake" />', { demos: { Rake: code } }));

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
])('finds colors: %s', (code, color) => {
  expect(check(code)).toEqual([`error 1: The demo has a color of its own, "${color}".`]);
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
])('leaves alone: %s', (code) => {
  expect(check(code)).toEqual([]);
});

it('takes a pair of colors for both modes where no theme has any', () => {
  const code = "const Root = styled('div')({ border: '1px solid light-dark(#123456, rgb(1 2 3 / 50%))' });";
  const demos = { Rake: code };
  const baseUi = createPageSource('<Demo name="Rake" />', { demos, pathname: '/base-ui/react-rake' });
  expect(listReasons(demoColors, baseUi)).toEqual([]);
  expect(check(code)).toHaveLength(1);
});
