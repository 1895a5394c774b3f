import { describe, expect, it } from 'vitest';
import { environmentReadings, files, imports, isOwn, readSource, type Import } from './sources';

const UP_TO_UI = ['model', 'theme', 'state', 'analytics', 'behaviours', 'ui'];
const UP_TO_ISLAND = [...UP_TO_UI, 'island'];

/** Which layers each layer may import (architecture.md, section 4). */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  model: [],
  data: ['model'],
  build: ['model', 'data', 'island'],
  lint: ['model', 'data', 'build'],
  update: ['model', 'data', 'build', 'lint', 'island'],
  mcp: ['model', 'worker'],
  theme: ['model'],
  state: ['model'],
  analytics: ['model', 'state'],
  behaviours: ['model', 'state', 'analytics'],
  ui: ['model', 'theme', 'state', 'behaviours'],
  island: UP_TO_UI,
  features: UP_TO_ISLAND,
  frame: [...UP_TO_ISLAND, 'features'],
  start: ['model', 'theme', 'state', 'behaviours'],
  archive: ['model', 'theme', 'state', 'behaviours', 'worker'],
  pages: ['frame', 'data', 'build', 'worker'],
  worker: ['model'],
};

/** Exceptions from the table, each with its reason. */
const AGREED: readonly { from: RegExp; to: RegExp; kind?: Import['kind'] }[] = [
  // Where the site's repository is, only its clone knows; browsers get the values (`build/siteLoader.cjs`).
  { from: /^data\/site\.ts$/, to: /^src\/build\/siteRepository\.ts$/ },
  // The keys of the strings are typed from English.
  { from: /^src\/state\/language\.ts$/, to: /^data\/translations\/en\.json$/, kind: 'type' },
  // Their English comes with the code of panels.
  { from: /^src\/state\/panelStrings\.ts$/, to: /^data\/translations\/en\.panels\.json$/ },
  // An archive is English, and its words come with its program.
  { from: /^src\/archive\/words\.ts$/, to: /^data\/translations\/en(\.panels)?\.json$/ },
  // The only entry from the browser's code to demos.
  { from: /^src\/island\/(?:loadDemo|importPage)\.ts$/, to: /^data\//, kind: 'lazy' },
  // Section 3: the app attaches behaviours and starts stores, the document has boot script, colors,
  // attributes, the names of the services and the drawings of products.
  {
    from: /^pages\/_(app|document)\.tsx$/,
    to: /^src\/(behaviours|state|theme)\/|^src\/model\/(services|attributes|markId|productMarks)\.ts$/,
  },
];

const engine = files.filter((file) => !file.startsWith('data/'));
const ownImports = imports.filter(isOwn);
const toArrow = ({ from, to }: Import) => `${from} → ${to}`;

/** `src/state/page.ts` → state; `data/site.ts` → data. */
function getLayer(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'src' ? second : first;
}

function isAllowed({ from, to, kind }: Import): boolean {
  const [layer, target] = [getLayer(from), getLayer(to)];
  if (layer === 'features' && target === 'features') return from.split('/')[2] === to.split('/')[2];
  if (layer === target || LAYERS[layer]?.includes(target)) return true;
  return AGREED.some((one) => one.from.test(from) && one.to.test(to) && (!one.kind || one.kind === kind));
}

function findCycle(file: string, trail: readonly string[], done: Set<string>): string[] | null {
  if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const { to } of ownImports.filter(({ from }) => from === file)) {
    const cycle = findCycle(to, [...trail, file], done);
    if (cycle) return cycle;
  }
  done.add(file);
  return null;
}

describe('imports', () => {
  it('are found, and every file of the engine is in a layer', () => {
    expect(ownImports.length).toBeGreaterThan(100);
    expect(engine.filter((file) => !LAYERS[getLayer(file)])).toEqual([]);
  });

  it('point only up the list of layers, and never from one feature to another', () => {
    expect(ownImports.filter((one) => !isAllowed(one)).map(toArrow)).toEqual([]);
  });

  it('form no cycle', () => {
    const done = new Set<string>();
    const cycles = files.map((file) => findCycle(file, [], done)).filter((cycle) => cycle !== null);
    expect(cycles[0] ?? []).toEqual([]);
  });

  it('of demos are such as a reader could write', () => {
    const ofDemos = ownImports.filter(({ from }) => /^data\/.+\.tsx$/.test(from));
    expect(ofDemos.filter(({ to }) => !to.startsWith('data/')).map(toArrow)).toEqual([]);
  });

  it('of packages: none in the model, React alone in the state, Node in build, lint, update and mcp alone', () => {
    const strange = imports.filter((one) => {
      const layer = getLayer(one.from);
      if (isOwn(one)) return false;
      if (one.to.startsWith('node:')) return !['build', 'lint', 'update', 'mcp'].includes(layer);
      return layer === 'model' || (layer === 'state' && one.to !== 'react');
    });
    expect(strange.map(toArrow)).toEqual([]);
  });
});

describe('the engine', () => {
  it('has no file of more than 220 lines', () => {
    const long = engine.filter((file) => readSource(file).trimEnd().split('\n').length > 220);
    expect(long).toEqual([]);
  });

  it('reads the environment in one file, and in commands that a shell or a command starts', () => {
    const readings = environmentReadings.filter(({ file, name }) => {
      if (name === '...') return !file.startsWith('src/build/');
      const isCommand = file.startsWith('src/build/commands/') && file.endsWith('.mjs');
      return !(isCommand && ['PORT', 'CHROMIUM_PATH', 'CI', 'ATLAS_BUILD_LOCK'].includes(name));
    });
    expect([...new Set(readings.map(({ file }) => file))]).toEqual(['src/model/env.ts']);
  });

  it.each([
    [
      'touches the global of analytics in one file',
      /\b(window|globalThis)\.gtag\b|\bdataLayer\b/,
      'src/analytics/gtag.ts',
    ],
    ['writes colors in the theme alone', /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i, 'src/theme/'],
  ])('%s', (_, pattern, home) => {
    const elsewhere = engine.filter((file) => !file.startsWith(home));
    const withoutComments = (file: string) => readSource(file).replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    expect(elsewhere.filter((file) => pattern.test(withoutComments(file)))).toEqual([]);
  });

  it('has no folder for things without a home', () => {
    expect(engine.filter((file) => /\/(utils?|helpers?|common|shared|modules|misc)\//.test(file))).toEqual(
      [],
    );
  });
});
