import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../../src/extensions/sandboxes/shared/createSandbox';

const packages = { '@mui/material': '6.0.2', react: '18.3.1', vite: '8.3.8', typescript: '6.0.3' };
const rake = {
  title: 'Rake & spade',
  code: 'export default 1;\n',
  theme: 'material',
  files: {},
  packages,
} as const;

const readManifest = (files: Readonly<Record<string, string>>) => JSON.parse(files['package.json'] ?? '');

describe('the project of a demo', () => {
  it('is typed in TypeScript', () => {
    const { files, main } = createSandbox({ ...rake, language: 'TS' });
    expect(main).toBe('src/Demo.tsx');
    expect(files[main]).toBe(rake.code);
    expect(files['tsconfig.json']).toContain('react-jsx');
    expect(readManifest(files).devDependencies).toEqual({ vite: '8.3.8', typescript: '6.0.3' });
    expect(readManifest(files).dependencies).toEqual({ '@mui/material': '6.0.2', react: '18.3.1' });
    expect(readManifest(files).name).toBe('rake-spade');
  });

  it('has no trace of types in JavaScript', () => {
    const { files, main } = createSandbox({ ...rake, language: 'JS' });
    expect(main).toBe('src/Demo.jsx');
    expect(Object.keys(files)).not.toContain('tsconfig.json');
    expect(files['src/main.jsx']).not.toContain("'root')!");
    expect(readManifest(files).devDependencies).toEqual({ vite: '8.3.8' });
  });

  it('writes its title as text', () => {
    expect(createSandbox({ ...rake, language: 'TS' }).files['index.html']).toContain(
      '<title>Rake &amp; spade<',
    );
  });

  it('has what the demo imports beside it', () => {
    const { files } = createSandbox({ ...rake, files: { 'leaves.ts': 'export {};\n' }, language: 'TS' });
    expect(files['src/leaves.ts']).toBe('export {};\n');
  });

  it('sets Tailwind up where the demo needs it', () => {
    const tools = { tailwindcss: '4.3.5', '@tailwindcss/vite': '4.3.5' };
    const { files } = createSandbox({ ...rake, packages: { ...packages, ...tools }, language: 'JS' });
    expect(readManifest(files).devDependencies).toMatchObject(tools);
    expect(files['vite.config.js']).toContain('plugins: [tailwindcss()]');
    expect(files['src/main.jsx']).toContain("import './tailwind.css';");
    expect(createSandbox({ ...rake, language: 'JS' }).files).not.toHaveProperty('vite.config.js');
  });

  it.each([
    ['of its library', 'material', {}, []],
    ['of Tailwind', 'none', { tailwindcss: '4.3.5' }, ['color-scheme', 'font-family']],
    ['of no one', 'none', {}, ['color-scheme', 'font-family', 'box-sizing']],
  ] as const)('adds what the style sheet %s lacks', (_, theme, more, expected) => {
    const { files } = createSandbox({ ...rake, theme, packages: { ...packages, ...more }, language: 'TS' });
    expect(files['index.html']?.match(/color-scheme|font-family|box-sizing/g) ?? []).toEqual(expected);
  });

  it.each([
    ['material', '@mui/material', 'roboto', "'Roboto Variable'"],
    ['joy', '@mui/joy', 'inter', "'Inter Variable'"],
    ['none', '@mui/base', 'instrument-sans', ''],
    ['joy', '@mui/base', 'instrument-sans', ''],
  ] as const)('of %s with %s has %s as its typeface, and no other', (theme, library, font, family) => {
    const names = ['roboto', 'inter', 'instrument-sans'].map((name) => `@fontsource-variable/${name}`);
    const all = Object.fromEntries([library, ...names].map((name) => [name, '5.0.0']));
    const { files } = createSandbox({ ...rake, theme, packages: all, language: 'TS' });
    const { dependencies } = readManifest(files);
    expect(names.filter((name) => name in dependencies)).toEqual([`@fontsource-variable/${font}`]);
    expect(files['src/main.tsx']).toContain(`import '@fontsource-variable/${font}';`);
    expect(files['src/main.tsx']).toContain(family);
  });

  it('has the provider of its product, where that is there', () => {
    const entry = (theme: 'material' | 'joy' | 'none') =>
      createSandbox({ ...rake, theme, language: 'JS' }).files['src/main.jsx'];
    expect(entry('material')).toContain('<ThemeProvider theme={theme}>');
    expect(entry('joy')).not.toContain('Provider');
    expect(entry('none')).not.toContain('Provider');
  });
});
