// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { highlightLines as highlightOfBuild } from '../../../../src/content/node/code/highlight';

const codes = readdirSync('data/material-ui', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(`data/material-ui/${name}`, 'utf8'));

// The editor limits the Prism that it shares with the build here: the build's colors come first.
const colored = codes.map((code) => highlightOfBuild(code, 'tsx'));
const { highlightLines } = await import('../../../../src/extensions/liveEditor/client/highlight');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the colors of edited code', () => {
  it('are those of the build', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0);
    expect(codes.length).toBeGreaterThan(300);
    expect(codes.map((code) => highlightLines(code, 'TS'))).toEqual(colored);
  });

  it('are given up where they would take too long, until the next key', () => {
    const code = 'const a = <b />;\n';
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(26);
    expect(highlightLines(code, 'TS')).toBeNull();
    vi.restoreAllMocks();
    expect(highlightLines(code, 'TS')?.[0]).toContain('t-keyword');
  });

  it('are asked for the time while Prism is at work, however the quotes stand', () => {
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 0.01));
    const code = `'"\`;'"\n`.repeat(400);
    expect(highlightLines(code, 'TS')).toBeNull();
    expect(time).toBeLessThan(26);
  });
});
