import { describe, expect, it } from 'vitest';
import { extensions, PART_FILES } from '../src/extensions';
import {
  environmentReadings,
  files,
  imports,
  isOfFramework,
  isOwn,
  listNeeded,
  partReadings,
  readSource,
  type Import,
} from './sources';

/** Where code may run, by the name of its folder in a subject or an extension. */
const RUNTIMES = ['shared', 'node', 'client', 'worker'] as const;
type Runtime = (typeof RUNTIMES)[number];

/** What code of each runtime may import. */
const MAY_IMPORT: Readonly<Record<Runtime, readonly Runtime[]>> = {
  shared: ['shared'],
  client: ['shared', 'client'],
  worker: ['shared', 'worker'],
  node: ['shared', 'node'],
};

/** Exceptions, each with its reason. */
const AGREED: readonly { from: RegExp; to: RegExp; kind?: Import['kind'] }[] = [
  // The build renders demos as browsers do.
  { from: /\/node\/|^src\/cli\//, to: /^src\/demo\/client\// },
  // Where the site's repository is, only its clone knows; browsers get the values (`site/node/siteLoader.cjs`).
  { from: /^data\/site\.ts$/, to: /^src\/site\/node\/siteRepository\.ts$/ },
  // The keys of the strings are typed from English.
  {
    from: /^src\/shell\/client\/language\/language\.ts$/,
    to: /^data\/languages\/en\.json$/,
    kind: 'type',
  },
  // Their English comes with the code of panels.
  { from: /^src\/shell\/client\/language\/panelStrings\.ts$/, to: /^data\/languages\/en\.panels\.json$/ },
  // An archive is English, and its words come with its program.
  {
    from: /^src\/extensions\/archive\/client\/translate\.ts$/,
    to: /^data\/languages\/en(\.panels)?\.json$/,
  },
  // Texts of the libraries' components come with demos, in the reader's language.
  { from: /^src\/demo\/client\/themes\/locale\.ts$/, to: /^data\/languages\//, kind: 'lazy' },
  // The only entry from the browser's code to demos.
  { from: /^src\/demo\/client\/(?:loadDemo|importPage)\.ts$/, to: /^data\//, kind: 'lazy' },
];

const engine = files.filter((file) => !file.startsWith('data/') && !file.endsWith('.md'));
const ownImports = imports.filter(isOwn);
const toArrow = ({ from, to }: Import) => `${from} → ${to}`;
const getFolder = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** Where a file of `src` may run, or null for one that is in no folder of a runtime. */
function getRuntime(file: string): Runtime | null {
  const [, subject, ...rest] = file.split('/');
  if (subject === 'cli') return 'node';
  if (file === 'src/extensions/index.ts') return 'shared';
  const folder = subject === 'extensions' ? rest[1] : rest[0];
  return RUNTIMES.find((runtime) => runtime === folder) ?? null;
}

const getExtension = (file: string) => /^src\/extensions\/([^/]+)\//.exec(file)?.[1] ?? null;

function isAllowed({ from, to, kind }: Import): boolean {
  if (AGREED.some((one) => one.from.test(from) && one.to.test(to) && (!one.kind || one.kind === kind)))
    return true;
  // Routes join what browsers show with what the build has made of it.
  if (from.startsWith('pages/') || to.startsWith('pages/')) return from.startsWith('pages/');
  const target = getRuntime(to);
  if (from.startsWith('data/')) return to.startsWith('data/') || target === 'shared';
  const runtime = getRuntime(from);
  if (to.startsWith('data/')) return runtime === 'node';
  return runtime !== null && target !== null && MAY_IMPORT[runtime].includes(target);
}

/** Whether an import goes from the core to an extension, or from one extension to another. */
function crossesExtensions({ from, to }: Import): boolean {
  const extension = getExtension(to);
  return extension !== null && extension !== getExtension(from) && !from.startsWith('data/');
}

/** The first cycle of a graph, or an empty list. */
function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const done = new Set<string>();
  const visit = (node: string, trail: readonly string[]): readonly string[] => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

function toGraph(arrows: readonly Import[], toNode: (file: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [node, next] = [toNode(from), toNode(to)];
    if (node !== next) graph.set(node, (graph.get(node) ?? new Set()).add(next));
  }
  return graph;
}

describe('imports', () => {
  it('are found, and every file of src says by its folder where it may run', () => {
    expect(ownImports.length).toBeGreaterThan(100);
    expect(engine.filter((file) => file.startsWith('src/') && getRuntime(file) === null)).toEqual([]);
  });

  it('lead to code that may run where they are', () => {
    expect(ownImports.filter((one) => !isAllowed(one)).map(toArrow)).toEqual([]);
  });

  it('lead from the core to no extension, and from no extension to another', () => {
    expect(ownImports.filter(crossesExtensions).map(toArrow)).toEqual([]);
  });

  it('of extensions: the list and the folders agree, and each part is a file', () => {
    const folders = new Set(files.flatMap((file) => getExtension(file) ?? []));
    // The list is sorted, as the bundler sorts the parts.
    expect([...folders].sort()).toEqual(Object.keys(extensions));
    const listed = Object.entries(extensions).flatMap(([name, parts]) =>
      parts.map((part) => `src/extensions/${name}/${PART_FILES[part]}`),
    );
    const reserved = Object.values(PART_FILES);
    const found = files.filter(
      (file) => reserved.some((name) => file.endsWith(`/${name}`)) && getExtension(file),
    );
    expect(found.sort()).toEqual(listed.sort());
  });

  it('of parts: the core reads those of all extensions, and no other files', () => {
    const read = new Set(partReadings.map(({ pattern }) => pattern.replace('src/extensions/*/', '')));
    // Style sheets are read by `next.config.ts`.
    expect([...read, PART_FILES.styles].sort()).toEqual(Object.values(PART_FILES).sort());
    expect(partReadings.filter(({ from }) => getExtension(from))).toEqual([]);
  });

  it('form no cycle of files', () => {
    expect(findCycle(toGraph(ownImports, (file) => file))).toEqual([]);
  });

  it('form no cycle of folders', () => {
    const inside = ownImports.filter(({ from, to }) => from.startsWith('src/') && to.startsWith('src/'));
    expect(findCycle(toGraph(inside, getFolder))).toEqual([]);
  });

  it('of demos are such as a reader could write', () => {
    const ofDemos = ownImports.filter(({ from }) => /^data\/.+\.tsx$/.test(from));
    expect(ofDemos.filter(({ to }) => !to.startsWith('data/')).map(toArrow)).toEqual([]);
  });

  it('of packages: none in shared code, and Node where Node runs', () => {
    const strange = imports.filter((one) => {
      if (isOwn(one) || !one.from.startsWith('src/')) return false;
      const runtime = getRuntime(one.from);
      return one.to.startsWith('node:') ? runtime !== 'node' : runtime === 'shared';
    });
    expect(strange.map(toArrow)).toEqual([]);
  });

  it('of the start program, and of the parts that it starts, never lead to React: it runs before', () => {
    const needed = [...listNeeded('src/shell/client/start/start.ts')];
    const parts = files.filter((file) => getExtension(file) && file.endsWith(`/${PART_FILES.start}`));
    expect(needed).toEqual(expect.arrayContaining(parts));
    expect(needed.length).toBeGreaterThan(10);
    expect(needed.filter(isOfFramework)).toEqual([]);
  });
});

describe('the engine', () => {
  it('has no file of more than 220 lines', () => {
    const long = engine.filter((file) => readSource(file).trimEnd().split('\n').length > 220);
    expect(long).toEqual([]);
  });

  it('reads the environment in one file, and in commands that a shell or a command starts', () => {
    const readings = environmentReadings.filter(({ file, name }) => {
      if (name === '...') return !file.startsWith('src/') || getRuntime(file) !== 'node';
      const isCommand = /^src\/(cli|extensions\/\w+\/node)\/.*\.mjs$/.test(file);
      return !(isCommand && ['PORT', 'CHROMIUM_PATH', 'CI', 'ATLAS_BUILD_LOCK'].includes(name));
    });
    expect([...new Set(readings.map(({ file }) => file))]).toEqual(['src/base/shared/env.ts']);
  });

  it.each([
    [
      'touches the global of analytics in one file',
      /\b(window|globalThis)\.gtag\b|\bdataLayer\b/,
      /^src\/shell\/client\/events\/gtag\.ts$/,
    ],
    [
      'writes colors in tokens and themes alone',
      /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i,
      /^src\/ui\/shared\/tokens\/|\/builderThemes\.ts$/,
    ],
  ])('%s', (_, pattern, home) => {
    const elsewhere = engine.filter((file) => !home.test(file));
    const withoutComments = (file: string) => readSource(file).replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    expect(elsewhere.filter((file) => pattern.test(withoutComments(file)))).toEqual([]);
  });

  it('has no folder for things without a home', () => {
    expect(engine.filter((file) => /\/(utils?|helpers?|common|modules|misc)\//.test(file))).toEqual([]);
  });
});
