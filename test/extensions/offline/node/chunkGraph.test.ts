import { describe, expect, it } from 'vitest';
import { listRouteChunks, readChunkGraph } from '../../../../src/extensions/offline/node/chunkGraph';

const toName = (name: string) => `static/chunks/${name}.js`;

/** A module that loads another one later, as Turbopack writes it. */
const loader = (id: number, ...names: string[]) =>
  `${id},s=>{s.v(t=>Promise.all([${names.map((name) => `"${toName(name)}"`).join(',')}].map(t=>s.l(t))).then(()=>t(9)))}`;
const entry = (file: string, id: number) => `"../../data/${file}":{id:()=>${id},module:()=>a.A(${id})}`;

const graph = readChunkGraph(
  new Map(
    Object.entries({
      app: `push([5,e=>{e.A(1),f({${entry('languages/zh.ts?strings', 5)}})},${loader(1, 'panel', 'shared')},${loader(2, 'soil')},${loader(3, 'worm')},${loader(5, 'chinese')}])`,
      panel: `7,e=>{f({${entry('garden/soil.mdx', 2)},${entry('garden/worm.mdx', 3)},${entry('garden/product.ts', 4)}})}`,
      soil: loader(4, 'rake'),
      chinese: '',
      worm: 'n.A(6)',
      rake: '',
      shared: `e.v(e.f("${toName('worker')}"))`,
      worker: '',
      other: loader(6, 'lamp'),
    }).map(([name, text]) => [toName(name), text]),
  ),
);

const reach = (start: string, ...modules: string[]) =>
  [...graph.reach([toName(start)], new Set(modules))].map((name) => /(\w+)\.js/.exec(name)?.[1]).sort();

describe('the graph of chunks', () => {
  it.each([
    [
      'what is loaded later, languages, and workers',
      'app',
      [],
      ['app', 'chinese', 'panel', 'shared', 'worker'],
    ],
    [
      'the demos of the given pages alone',
      'app',
      ['garden/soil'],
      ['app', 'chinese', 'panel', 'shared', 'soil', 'worker'],
    ],
    [
      'loaders in other chunks',
      'app',
      ['garden/worm'],
      ['app', 'chinese', 'lamp', 'panel', 'shared', 'worker', 'worm'],
    ],
    ['nothing through a loader that nobody uses', 'soil', [], ['soil']],
  ])('reaches %s', (_, start, modules, expected) => {
    expect(reach(start, ...modules)).toEqual(expected);
  });

  it('knows whose demos it has found', () => {
    expect(graph.hasDemos('garden/soil')).toBe(true);
    expect(graph.hasDemos('garden/stone')).toBe(false);
  });
});

it('the chunks of a route are those of its product alone', () => {
  const manifest = `{"/garden/[[...slug]]": [\n "${toName('soil')}"\n], "/gardener": ["${toName('lamp')}"]};
    x = {"/garden/[[...slug]]":{"otherChunks":["${toName('worm')}"],"runtimeModuleIds":[1]}}`;
  expect(listRouteChunks(manifest, '/garden')).toEqual([toName('soil'), toName('worm')]);
});
