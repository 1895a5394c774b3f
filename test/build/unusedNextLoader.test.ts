import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

describe('unusedNextLoader', () => {
  it.each(leaveOutUnused.files)('knows next/dist/%s as it is installed', (file) => {
    expect(existsSync(path.join(dist, file))).toBe(true);
    expect(() => run(file)).not.toThrow();
  });

  it.each(Object.keys(leaveOutUnused.constants))(
    'keeps every constant of %s that the client reads',
    (file) => {
      const kept: Record<string, string> = {};
      new Function('exports', run(file))(kept);
      const read = new Set<string>();
      for (const [module, source] of findReaders('client/next-turbopack.js')) {
        for (const [, variable = '', request = ''] of source.matchAll(
          /const (\w+) = require\("(\.[^"]+)"\)/g,
        )) {
          if (createRequire(module).resolve(request) !== path.join(dist, file)) continue;
          for (const [, name = ''] of source.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')))
            read.add(name);
        }
      }
      expect(read.size).toBeGreaterThan(0);
      expect([...read].filter((name) => kept[name] === undefined)).toEqual([]);
    },
  );

  it('throws for a module that nothing is known of', () => {
    expect(() => run('client/router.js')).toThrow('Nothing is known of next/dist/client/router.js');
  });
});
