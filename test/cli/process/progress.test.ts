import { describe, expect, it } from 'vitest';
import { createProgress } from '../../../src/cli/process/progress.mjs';

/** What a terminal gets before a line is written again. */
const ERASE = '\r\x1b[K';

/** What a build of 3 s writes, of which a warning is part. */
function build(terminal: { isTTY: boolean; columns?: number }): string {
  let [written, time] = ['', 0];
  const output = { ...terminal, write: (text: string) => (written += text) };
  const progress = createProgress({ output, now: () => (time += 1000) });
  progress.begin('check');
  progress.begin('pages');
  progress.count(2, 8);
  progress.log('⚠ dry');
  progress.end();
  return written;
}

describe('progress', () => {
  it('is lines in a log, in their order', () => {
    expect(build({ isTTY: false }).split('\n')).toEqual([
      'check …',
      '✓ check           1.0 s',
      'pages …',
      'pages 2 of 8',
      '⚠ dry',
      '✓ pages           1.0 s',
      '',
    ]);
  });

  it('is one live line on a terminal, below what stays', () => {
    const stays = build({ isTTY: true })
      .split('\n')
      .map((line) => line.split(ERASE).at(-1));
    expect(stays).toEqual(['✓ check           1.0 s', '⚠ dry', '✓ pages           1.0 s', '']);
  });

  it('has a live line that no narrow terminal breaks: only a line can be erased', () => {
    expect(build({ isTTY: true, columns: 8 })).toContain(`${ERASE}pages 2\r`);
  });

  it('is whole on a terminal that does not know its width', () => {
    expect(build({ isTTY: true, columns: 0 })).toContain(`${ERASE}pages 2 of 8${ERASE}`);
  });

  it('says which phase has failed, and nothing of one that has ended', () => {
    let written = '';
    const progress = createProgress({ output: { write: (text) => (written += text) }, now: () => 0 });
    progress.begin('export');
    progress.fail();
    progress.fail();
    expect(written).toBe('export …\n✗ export          0.0 s\n');
  });
});
