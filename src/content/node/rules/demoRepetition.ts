import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** Share of equal lines above which two demos count as duplicates. */
const MAX_EQUAL_SHARE = 0.6;

/** No two demos of a page are nearly the same. */
export const demoRepetition: PageRule = {
  name: 'demoRepetition',
  stops: 'ci',
  check(page) {
    const demos = page.demos.map((demo) => ({ demo, lines: listLines(demo.code) }));
    return demos.flatMap((one, index) =>
      demos.slice(index + 1).flatMap((other) => {
        const share = getEqualShare(one.lines, other.lines);
        if (share <= MAX_EQUAL_SHARE) return [];
        const reason = `${Math.round(share * 100)} % of its lines are those of ${one.demo.name}.`;
        const fix = 'Give it an idea of its own, or make one demo of both.';
        return [createError(other.demo.file, 1, reason, fix)];
      }),
    );
  },
};

/** The significant lines: no imports, no lone brackets. */
function listLines(code: string): string[] {
  return code
    .replace(/^import\b[^;]*;$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w{2}/.test(line));
}

/** Dice coefficient of the lines of two demos. */
function getEqualShare(one: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  const common = one.filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return one.length > 0 ? (2 * common.length) / (one.length + other.length) : 0;
}
