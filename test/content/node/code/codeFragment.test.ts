import { expect, it } from 'vitest';
import { readCodeFragment } from '../../../../src/content/node/code/codeFragment';

it('lists what code takes from modules, with its lines', () => {
  const code =
    "import Rake, { Tooth as Tine } from 'rake';\nimport * as soil from './soil';\nimport type {} from 'rake/types';";
  const { imports, modules } = readCodeFragment(code);
  expect(imports).toEqual([
    { specifier: 'rake', name: 'default', local: 'Rake', line: 0 },
    { specifier: 'rake', name: 'Tooth', local: 'Tine', line: 0 },
    { specifier: './soil', name: '*', local: 'soil', line: 1 },
  ]);
  expect(modules.map(({ specifier, line }) => `${line} ${specifier}`)).toEqual([
    '0 rake',
    '1 ./soil',
    '2 rake/types',
  ]);
});

it('tells what a fragment uses from what it declares', () => {
  const { used, declared } = readCodeFragment(
    'const tool = <Rake teeth={count} onUse={({ leaf }) => burn(leaf.stem, { fire: hot })} />;',
  );
  expect([...used].sort()).toEqual(['Rake', 'burn', 'count', 'hot', 'leaf']);
  expect([...declared].sort()).toEqual(['leaf', 'tool']);
});

it('reads what code adds to the types of a package', () => {
  const { augmentations } = readCodeFragment(
    "\ndeclare module 'rake' {\n  interface RakeColors {\n    rust: true;\n    'dark-green': true;\n  }\n}",
  );
  expect(augmentations).toMatchObject([
    { specifier: 'rake', line: 1, interfaces: ['RakeColors'], members: ['rust', 'dark-green'] },
  ]);
});

it.each(['<Rake', 'teeth: {…},', 'return 1;', '<a />\n<b />', '}{'])(
  'passes over what is unfinished: %s',
  (code) => {
    expect(() => readCodeFragment(code)).not.toThrow();
  },
);
