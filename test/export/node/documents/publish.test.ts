import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import type * as FileSystem from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runInTemporaryFolder, writeFile } from '../../../temporaryFolder';

/** What happens to the file operation at which a process is killed. */
type Kill = 'before' | 'half done';

const { plan } = vi.hoisted(() => ({
  /** The next operations that succeed, and how the one after them ends. */
  plan: { left: Infinity, kill: 'before' as Kill },
}));

class Killed extends Error {}

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof FileSystem>();
  const count = (onKill: () => void) => {
    if (plan.left === 0) {
      if (plan.kill === 'half done') onKill();
      throw new Killed();
    }
    plan.left -= 1;
  };
  return {
    ...fs,
    renameSync(from: string, to: string) {
      count(() => {});
      fs.renameSync(from, to);
    },
    rmSync(file: string, options: FileSystem.RmOptions) {
      // Only deleting a folder has a middle.
      count(() => {
        if (!fs.statSync(file, { throwIfNoEntry: false })?.isDirectory()) return;
        const names = fs.readdirSync(file).sort();
        for (const name of names.slice(1)) fs.rmSync(path.join(file, name), { recursive: true });
      });
      fs.rmSync(file, options);
    },
  };
});

runInTemporaryFolder({});

beforeEach(() => {
  plan.left = Infinity;
});

const load = () => import('../../../../src/export/node/documents/publish.mjs');

const FILES = ['.complete', 'about/index.html', 'index.html', 'zebra.js'];

function writeSite(folder: string, content: string): void {
  for (const file of FILES) writeFile(`${folder}/${file}`, content);
}

/** Whose site a folder is: every file is there and is of the same build. */
function identify(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
    : [];
  const contents = new Set(files.map((file) => readFileSync(path.join(folder, file), 'utf8')));
  return `${[...contents].join('+')} ${files.sort().join() === FILES.join() ? 'whole' : 'half'}`;
}

/** Runs an operation that is killed; whether it was, or came to its end before. */
function runAndKill(operation: () => void, after: number, kill: Kill): boolean {
  Object.assign(plan, { left: after, kill });
  try {
    operation();
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return true;
  } finally {
    plan.left = Infinity;
  }
}

describe('a publication that is killed', () => {
  const states = [
    { has: 'an earlier site', folders: ['out'] },
    { has: 'no earlier site', folders: [] },
    { has: 'the rest of an earlier publication', folders: ['out', '.export-earlier'] },
  ];

  it.each(states)('leads to the new site, whole, at any moment, twice: with $has', async ({ folders }) => {
    const { publish, recover } = await load();
    const attempt = (
      first: number,
      second: number,
      kill: Kill,
    ): { killed: boolean; killedAgain: boolean } => {
      for (const name of readdirSync('.')) rmSync(name, { recursive: true });
      for (const folder of folders) writeSite(folder, 'old');
      writeFile('hosting/nginx.conf', 'old');
      writeSite('.export', 'new');
      writeFile('.export-hosting/nginx.conf', 'new');

      const killed = runAndKill(publish, first, kill);
      // Whoever serves the folder at that moment sees a whole site or, between two renames, none.
      expect(['old whole', 'new whole', ' half'], `${first} ${kill}`).toContain(identify('out'));
      const killedAgain = runAndKill(recover, second, kill);
      recover();
      expect(identify('out'), `${first} ${second} ${kill}`).toBe('new whole');
      expect(readFileSync('hosting/nginx.conf', 'utf8')).toBe('new');
      expect(readdirSync('.').sort()).toEqual(['hosting', 'out']);
      return { killed, killedAgain };
    };
    for (const kill of ['before', 'half done'] as const) {
      let [first, second] = [0, 0];
      while (attempt(first, 0, kill).killed) {
        for (second = 1; attempt(first, second, kill).killedAgain; second += 1);
        first += 1;
      }
      // As many operations as there are: none was left out.
      expect(first).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('recover', () => {
  it('gives the earlier site back when somebody has deleted the new one instead', async () => {
    writeSite('.export-earlier', 'old');
    (await load()).recover();
    expect(identify('out')).toBe('old whole');
  });

  it('does not take what is left of a deleted site for one', async () => {
    const { recover, OUT } = await load();
    for (const after of [0, 1, 2]) {
      writeSite('.export-earlier', 'old');
      writeSite('out', 'new');
      runAndKill(recover, after, 'half done');
      rmSync(OUT, { recursive: true });
      recover();
      expect(['old whole', ' half'], `${after}`).toContain(identify('out'));
    }
  });

  it('leaves an unfinished export alone, which is deleted before the next build', async () => {
    writeSite('out', 'old');
    writeFile('.export/index.html', 'new');
    writeFile('.export/.begun', '');
    writeFile('.export-hosting/nginx.conf', 'new');
    writeFile('hosting/nginx.conf', 'old');
    writeFile('.next/diagnostics/build-diagnostics.json', '{"buildSt');
    writeFile('.next/cache/kept', '');
    const { recover, discardUnfinished } = await load();
    recover();
    expect([identify('out'), existsSync('.export/index.html')]).toEqual(['old whole', true]);
    expect(readFileSync('hosting/nginx.conf', 'utf8')).toBe('old');
    discardUnfinished();
    expect(readdirSync('.').sort()).toEqual(['.next', 'hosting', 'out']);
    expect(readdirSync('.next')).toEqual(['cache']);
  });
});
