import { describe, expect, it } from 'vitest';
import { imports } from '../../../../sources';

const FOLDER = 'src/extensions/themeTools/client/themeBuilder';

/** All that a module needs before it runs: what it imports, and what that imports. */
function listNeeded(file: string, found = new Set<string>()): Set<string> {
  for (const { from, to, kind } of imports) {
    if (from !== file || kind === 'type' || found.has(to)) continue;
    found.add(to);
    listNeeded(to, found);
  }
  return found;
}

describe('the page of a builder', () => {
  it.each([
    ['material/MaterialThemeBuilder', '@mui/material', '@mui/joy'],
    ['joy/JoyThemeBuilder', '@mui/joy', '@mui/material'],
  ])('with %s loads %s, and neither %s nor its kit', (builder, own, other) => {
    const needed = [...listNeeded(`${FOLDER}/kits/${builder}.tsx`)];
    expect(needed.some((one) => one.startsWith(own))).toBe(true);
    expect(needed.filter((one) => one.startsWith(other))).toEqual([]);
    const kits = needed.filter((one) => one.startsWith(`${FOLDER}/kits/`)).map((one) => one.split('/')[6]);
    expect(new Set(kits).size).toBe(1);
  });

  it('is shared by all libraries: nothing outside of the kits knows one', () => {
    const shared = imports.filter(
      ({ from }) => from.startsWith(`${FOLDER}/`) && !from.startsWith(`${FOLDER}/kits/`),
    );
    expect(shared.length).toBeGreaterThan(50);
    expect(
      shared.filter(({ to }) => to.startsWith(`${FOLDER}/kits/`) || /^@mui\/(material|joy)/.test(to)),
    ).toEqual([]);
  });
});
