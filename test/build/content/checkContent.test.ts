import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/build/content/checkContent';
import type { ContentPage } from '../../../src/build/content/contentPage';
import { createContentPage } from './createContentPage';

/** A sentence or a fence, and what the check says of it; `null` when it is true. */
type Case = readonly [text: string, fault: string | null];

const OPTIONS = { components: 'Button, IconButton' };

/** What a button page says in its prose. */
const PROSE: readonly Case[] = [
  ['`disableElevation` takes the shadow off.', null],
  ['`disableElevations` takes the shadow off.', '"disableElevations" occurs neither in the packages'],
  ['The `fullWidth` prop stretches it.', null],
  ['The `fullHeight` prop stretches it.', 'No component of the page has a prop "fullHeight"'],
  ['The props `startIcon` and `middleIcon` take icons.', 'No component of the page has a prop "middleIcon"'],
  ['There is no `middleIcon` prop.', null],
  ['`edge="end"` pulls it out.', null],
  ['`edge="middle"` pulls it out.', 'Prop "edge" does not take "middle"'],
  ['`type="submit"` sends the form.', null],
  ['`aria-label="Rake"` names it.', null],
  ['Use `<Button color="success">` here.', null],
  ['Use `<Button colour="success">` here.', 'Button has no prop "colour"'],
  ['Use `<Button size="giant">` here.', 'Prop "size" of Button does not take "giant"'],
  ['Use `<Button component="label">` here.', null],
  ['`slotProps={{ htmlInput: {} }}` of a TextField.', null],
  ['`slotProps.htmlOutput` of a TextField.', 'No component of the page has a slot "htmlOutput"'],
  ['Style `.MuiButton-startIcon`.', null],
  ['Style `.MuiButton-middleIcon`.', 'Class "MuiButton-middleIcon" is set by nothing'],
  ['Style `.MuiButton-disabled`.', 'Class "MuiButton-disabled" is set by nothing'],
  ['Style `.Mui-disabled`.', null],
  ['Style `.Mui-sleepy`.', 'Class "Mui-sleepy" is set by nothing'],
  ['`.MuiGrid2-spacing-xs-2` is one of a family.', null],
  // Joy UI has it.
  ['Style `.MuiButton-loading`.', 'Class "MuiButton-loading" is set by nothing'],
  ['Reach it with `buttonClasses.startIcon`.', null],
  ['Reach it with `buttonClasses.middleIcon`.', '"buttonClasses" has no "middleIcon"'],
  ['Reach it with `buttonsClasses.root`.', '"buttonsClasses" occurs neither'],
  ['Set `MuiButton.defaultProps.variant`.', null],
  ['Set `MuiButton.defaultProps.flavour`.', 'Button has no prop "flavour"'],
  ['Set `MuiButton.styleOverrides.startIcon`.', null],
  ['Set `MuiButton.styleOverrides.middleIcon`.', '"MuiButton.styleOverrides" has no "middleIcon"'],
  ['Set `components.MuiRadioGroup`.', null],
  ['Set `components.MuiRakes`.', 'The theme has no component "MuiRakes"'],
  ['From `@mui/material/Button`.', null],
  ['From `@mui/material/Rake`.', 'Module "@mui/material/Rake" is not installed'],
  ['From `@mui/x-charts-pro`.', null],
  ['Words such as `rake` mean nothing.', null],
];

/** Fences of the same page. */
const FENCES: readonly Case[] = [
  ['import Button from \'@mui/material/Button\';\n\n<Button variant="contained">Rake</Button>;', null],
  ['<Button variant="loud">Rake</Button>', 'Type \'"loud"\' is not assignable'],
  ['<Button flavour="sweet">Rake</Button>', "Property 'flavour' does not exist"],
  ['<Button onClick={rake}>{label}</Button>\n<Shed open={open} />', null],
  ["import { Rake } from '@mui/material';", '"@mui/material" exports no "Rake"'],
  ["import rake from 'rakes-and-more';", 'Module "rakes-and-more" is not installed'],
  ["import { theme } from './theme';\nimport './rake.css';", null],
  ['createTheme({ components: { MuiButton: { defaultProps: { disableRipple: true } } } });', null],
  ['createTheme({ components: { MuiButtons: {} } });', "'MuiButtons' does not exist"],
  [
    'createTheme({ components: { MuiButton: { defaultProps: { flavour: 1 } } } });',
    "'flavour' does not exist",
  ],
  ['createTheme(base, { palette: { contrastThreshold: 4.5 } });', null],
  [
    'declare module \'@mui/material/Button\' {\n  interface ButtonPropsVariantOverrides {\n    dashed: true;\n  }\n}\n\n<Button variant="dashed" />;',
    null,
  ],
  [
    "declare module '@mui/material/Button' {\n  interface ButtonPropsFlavourOverrides {\n    sweet: true;\n  }\n}",
    '"@mui/material/Button" exports no "ButtonPropsFlavourOverrides"',
  ],
  ['MuiButton: {\n  defaultProps: {…},\n}', null],
];

const FENCE_HEAD = "```tsx\nimport { createTheme } from '@mui/material/styles';\n";
const toFencePage = (code: string) => createContentPage(`${FENCE_HEAD}${code}\n\`\`\``, OPTIONS);

const checked = new Map<string, string[]>();

function check(name: string, page: ContentPage): ContentPage {
  const file = page.file.replace('.mdx', `-${checked.size}.mdx`);
  checked.set(file, []);
  names.set(name, file);
  return { ...page, file };
}

const names = new Map<string, string>();
const getFaults = (name: string) => checked.get(names.get(name) ?? '') ?? [];

beforeAll(() => {
  const pages = [
    ...PROSE.map(([text]) => check(text, createContentPage(text, OPTIONS))),
    ...FENCES.map(([code]) => check(code, toFencePage(code))),
  ];
  for (const { file, line, reason } of checkContent(pages).facts)
    checked.get(file)?.push(`${line}: ${reason}`);
}, 120_000);

describe('what prose says of the packages', () => {
  it.each(PROSE)('is checked: %s', (text, fault) => {
    expect(getFaults(text)).toEqual(fault === null ? [] : [expect.stringContaining(`6: ${fault}`)]);
  });
});

describe('what a fence says of the packages', () => {
  it.each(FENCES)('is checked: %s', (code, fault) => {
    expect(getFaults(code)).toEqual(fault === null ? [] : [expect.stringContaining(fault)]);
  });
});
