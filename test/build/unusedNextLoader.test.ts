import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imports } from '../sources';
import leaveOutUnused from '../../src/build/unusedNextLoader.cjs';

const dist = path.resolve('node_modules/next/dist');
const run = (file: string): string => leaveOutUnused.call({ resourcePath: path.join(dist, file) } as never);

/** Modules of the browser that read constants, from the entry of the Pages Router on. */
function findReaders(file: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    const source = readFileSync(module, 'utf8');
    found.set(module, source);
    if (leaveOutUnused.files.includes(path.relative(dist, module))) return;
    const from = createRequire(module);
    for (const [, request = ''] of source.matchAll(/require\("(\.[^"]+)"\)/g)) {
      const next = from.resolve(request);
      if (next.endsWith('.js')) visit(next);
    }
  };
  visit(path.join(dist, file));
  return found;
}

/** What the client reads of a module's exports. */
function findReadNames(file: string): Set<string> {
  const read = new Set<string>();
  for (const [module, source] of findReaders('client/next-turbopack.js')) {
    for (const [, variable = '', request = ''] of source.matchAll(/const (\w+) = require\("(\.[^"]+)"\)/g)) {
      if (createRequire(module).resolve(request) !== path.join(dist, file)) continue;
      for (const [, name = ''] of source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))) read.add(name);
    }
  }
  return read;
}

describe('unusedNextLoader', () => {
  it.each(leaveOutUnused.files)('knows next/dist/%s as it is installed', (file) => {
    expect(existsSync(path.join(dist, file))).toBe(true);
    expect(() => run(file)).not.toThrow();
  });

  it.each(leaveOutUnused.files)('keeps everything of %s that the client reads', (file) => {
    const kept: Record<string, unknown> = {};
    new Function('exports', 'module', run(file))(kept, {});
    expect([...findReadNames(file)].filter((name) => kept[name] === undefined)).toEqual([]);
  });

  it('keeps what reads the parameters of a path', () => {
    const kept: Record<string, unknown> = {};
    new Function('exports', run('shared/lib/router/utils/get-dynamic-param.js'))(kept);
    expect(findReadNames('shared/lib/router/utils/get-dynamic-param.js').size).toBe(2);
    const pattern = kept.PARAMETER_PATTERN as RegExp;
    expect('[...path]'.match(pattern)?.[2]).toBe('...path');
    expect((kept.parseMatchedParameter as (text: string) => unknown)('...path')).toEqual({
      key: 'path',
      repeat: true,
      optional: false,
    });
  });

  it('leaves out nothing that the site asks for', () => {
    const unused = /^next\/(?:navigation|image|legacy\/image|script)$/;
    expect(imports.filter(({ to }) => unused.test(to)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('throws for a module that nothing is known of', () => {
    expect(() => run('client/router.js')).toThrow('Nothing is known of next/dist/client/router.js');
  });
});
