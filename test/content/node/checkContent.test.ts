import { beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../../src/content/node/checkContent';
import { classNames } from '../../../src/content/node/rules/classNames';
import { documentedNames } from '../../../src/content/node/rules/documentedNames';
import { fenceTypes } from '../../../src/content/node/rules/fenceTypes';
import { importedNames } from '../../../src/content/node/rules/importedNames';
import { mentionedNames } from '../../../src/content/node/rules/mentionedNames';
import { loadApi } from '../../../src/api/node/packages/loadApi';
import type { SiteContent } from '../../../src/content/node/facts/siteContent';
import { loadProducts } from '../../../src/site/node/products';
import { createProduct } from '../../createProduct';
import type { PageSource } from '../../../src/content/node/reader/readPage';
import { createPageSource } from './rules/createPageSource';

/** A sentence or a fence, and what the check says of it; `null` when it is true. */
type Case = readonly [text: string, fault: string | null];

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
  ['`submit` is a word of the web.', null],
  ['`sumbit` is a word of nobody.', 'warning 6: "sumbit" occurs neither'],
  ['`disableElevation` and `iconMapping` are props.', 'warning 6: "iconMapping" belongs to Alert'],
  ['An Alert has an `iconMapping`.', null],
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

const pages: PageSource[] = [];

/** Adds a page to those that are checked; one program for all of them saves a minute. */
function addPage(
  text: string,
  { folder = '/material-ui', components = 'Button, IconButton', demos = {} } = {},
) {
  const page = createPageSource(text, { pathname: `${folder}/case-${pages.length}`, components, demos });
  pages.push(page);
  return page;
}

const prose = PROSE.map(([text, fault]) => ({ text, fault, page: addPage(text) }));
const fences = FENCES.map(([code, fault]) => ({
  code,
  fault,
  page: addPage(`${FENCE_HEAD}${code}\n\`\`\``),
}));
const joyPage = addPage('Style `.MuiButton-loading`.', { folder: '/joy-ui', components: 'Button' });
const unknownPage = addPage('Text.', { components: 'Button, Rake' });
const demoPage = addPage('<Demo name="RakeTeeth" />', {
  demos: {
    RakeTeeth: "import Rake from '@mui/material/Rake';\nimport { Tooth } from '@mui/material/Button';",
  },
});

/** The rules that know the installed packages. */
const RULES = { pages: [documentedNames, mentionedNames, importedNames, fenceTypes, classNames], site: [] };

let site: SiteContent;

const check = (own: readonly PageSource[]) =>
  checkContent(
    site,
    own.map((page) => ({ page, product: createProduct({ id: page.section }), pathname: page.pathname })),
    RULES,
  );

const faults = new Map<string, string[]>();
const getFaults = ({ file }: PageSource) => faults.get(file) ?? [];
const toExpected = (fault: string | null) => (fault === null ? [] : [expect.stringContaining(fault)]);

beforeAll(async () => {
  site = { products: await loadProducts(), api: await loadApi(), pages: [], targets: new Map() };
  for (const { file, line, severity, reason } of check(pages)) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const page = `${folder}/${folder.split('/').at(-1)}.mdx`;
    faults.set(page, [...(faults.get(page) ?? []), `${severity} ${line}: ${reason}`]);
  }
}, 120_000);

describe('what prose says of the packages', () => {
  it.each(prose)('is checked: $text', ({ page, fault }) => {
    expect(getFaults(page)).toEqual(toExpected(fault));
  });

  it('means what it means in the packages of its section', () => {
    expect(getFaults(joyPage)).toEqual([]);
  });
});

describe('what a fence says of the packages', () => {
  it.each(fences)('is checked: $code', ({ page, fault }) => {
    expect(getFaults(page)).toEqual(toExpected(fault));
  });
});

it('finds what the front matter documents and no package has', () => {
  expect(getFaults(unknownPage)).toEqual(['error 1: Front matter: no package exports "Rake".']);
});

it('finds what a demo imports and no package has', () => {
  expect(getFaults(demoPage)).toEqual([
    'error 1: Module "@mui/material/Rake" is not installed.',
    'error 2: "@mui/material/Button" exports no "Tooth".',
  ]);
});

it('says of each finding which rule made it, in the order of files and lines', () => {
  const findings = check([demoPage, unknownPage]);
  expect(findings.map(({ file, line, rule }) => [file, line, rule])).toEqual([
    [unknownPage.file, 1, 'documentedNames'],
    [expect.stringContaining('RakeTeeth.tsx'), 1, 'importedNames'],
    [expect.stringContaining('RakeTeeth.tsx'), 2, 'importedNames'],
  ]);
}, 60_000);
