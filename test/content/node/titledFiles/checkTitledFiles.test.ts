import { expect, it } from 'vitest';
import { formatDiagnostic } from '../../../../src/base/node/diagnostic';
import {
  checkTitledFiles,
  findObsoleteModules,
} from '../../../../src/content/node/titledFiles/checkTitledFiles';
import { createPageSource } from '../rules/createPageSource';

const fence = (title: string, code: string, language = 'tsx', marks = '') =>
  `\`\`\`${language} title="${title}"${marks}\n${code}\n\`\`\`\n`;

/** What is wrong with the files of a page, without the page's name. */
const check = (...fences: string[]) => {
  const { diagnostics } = checkTitledFiles([createPageSource(`\n${fences.join('\n')}`)]);
  return diagnostics.map((finding) => formatDiagnostic(finding).replace(/^[^:]*:/, ''));
};

it('compiles a file as a strict project of a reader does', () => {
  const [finding, ...others] = check(fence('src/rake.ts', 'export const teeth = (rake) => rake.teeth;'));
  expect(finding).toContain("src/rake.ts: Parameter 'rake' implicitly has an 'any' type.");
  expect(others).toEqual([]);
});

it.each([
  [
    'is not imported',
    'export const App = () => <Rake />;',
    "Cannot find name 'Rake'. A fence with a file name",
  ],
  ['is no package', "import 'rakes';", "of 'rakes'. Correct the name, or declare"],
  ['is augmented and no package', "declare module 'rakes' {}", 'Invalid module name in augmentation'],
  ['is called by nobody', 'function rake() {}\nexport {};', "'rake' is declared but its value is never read"],
  [
    'is rendered by nothing',
    'export const Rake = () => <a />;\n<Rake />;',
    'Return it from a component, or leave',
  ],
  [
    'is not on the page',
    "import { rake } from './rake';\nrake();",
    'Show that file of the project on the page',
  ],
  [
    'does not fit',
    'export const teeth: number = "many";',
    'write "// @ts-expect-error" and the reason above',
  ],
])('says what to do about a name or value that %s', (_, code, message) => {
  const findings = check(fence('src/App.tsx', code));
  expect(findings).toHaveLength(1);
  expect(findings[0]).toContain(message);
});

it.each([
  [
    'an error on purpose',
    fence('a.ts', '// @ts-expect-error: teeth are counted\nexport const teeth: number = "many";'),
  ],
  ['an excerpt', '```tsx\n<Rake />\n```'],
  ['a difference', fence('a.ts', '- const rake = 1;\n+ const teeth = 1;', 'diff')],
  ['JavaScript without types', fence('a.js', 'export const teeth = (rake) => rake.teeth;', 'js')],
  ['a style sheet', fence('src/App.tsx', "import './rake.css';") + fence('src/rake.css', 'a {}', 'css')],
  ["the reader's App", fence('src/main.tsx', "import App from './App';\nexport const app = <App />;")],
])('accepts %s', (_, text) => {
  expect(check(text)).toEqual([]);
});

it('names the line of the page', () => {
  const [finding] = check(fence('a.ts', 'export {};\nrake();'));
  // Three lines of front matter, an empty one and that of the fence are above the code.
  const line = createPageSource(`\n${fence('a.ts', 'export {};\nrake();')}`).fences[0]?.line ?? 0;
  expect(finding).toMatch(new RegExp(`^${line + 1}: `));
});

it.each([
  ['./rake', 'src/rake.ts'],
  ['./rake.js', 'src/rake.ts'],
  ['../rake', 'rake.tsx'],
  ['./tools', 'src/tools/index.ts'],
  ['@/rake', 'src/rake.ts'],
  ['~/rake', 'rake.ts'],
])('finds %s by the title %s', (specifier, title) => {
  const importing = fence(
    'src/App.tsx',
    `import { teeth } from '${specifier}';\nexport const count: number = teeth;`,
  );
  expect(check(fence(title, 'export const teeth = 12;'), importing)).toEqual([]);
});

it('takes the nearest file above of several with a title', () => {
  const importing = fence('b.ts', "import { teeth } from './a';\nexport const count: number = teeth;");
  const [many, twelve] = [
    fence('a.ts', "export const teeth = 'many';"),
    fence('a.ts', 'export const teeth = 12;'),
  ];
  expect(check(many, twelve, importing)).toEqual([]);
  expect(check(twelve, many, importing)).toHaveLength(1);
});

it('adds to the types of a package for the files that import the augmentation, and no others', () => {
  const theme = fence(
    'src/theme.ts',
    "declare module '@mui/material/Button' {\n  interface ButtonPropsVariantOverrides {\n    rake: true;\n  }\n}\nexport const theme = {};",
  );
  const code =
    'import Button from \'@mui/material/Button\';\nexport const button = <Button variant="rake" />;';
  expect(check(theme, fence('src/A.tsx', `import './theme';\n${code}`))).toEqual([]);
  expect(check(theme, fence('src/A.tsx', code))).toHaveLength(1);
  const declarations = theme.replace('src/theme.ts', 'src/theme.d.ts').replace('const theme = {}', '{}');
  expect(check(declarations, fence('src/A.tsx', code))).toEqual([]);
});

it('refuses removed lines, which would be copied', () => {
  expect(check(fence('a.ts', 'export const a = 1;\nexport const b = 2;', 'ts', ' del={2}'))).toEqual([
    expect.stringContaining('Show the change in a fence of the language diff.'),
  ]);
});

it('finds declared modules that are installed or that no page imports', () => {
  const text =
    "declare module 'rakes' {}\ndeclare module 'react' {}\ndeclare module 'spades' {}\ndeclare module '*.css' {}";
  const page = createPageSource(fence('a.ts', "import 'rakes';"));
  expect(findObsoleteModules(text, [page]).map(({ line, reason }) => [line, reason])).toEqual([
    [2, '"react" is installed.'],
    [3, 'No page imports "spades".'],
  ]);
});
