import { expect, test } from '@playwright/test';
import { HOSTILE_PROGRAMS, toHostileDemo } from './hostilePrograms';
import { getDemo, rewrite, startEditing, watchStalls } from './liveDemo';

/** How soon code runs again that is typed after hostile code, in ms: found out, thrown away, loaded, run. */
const RECOVERY_MS = 20_000;

/** Longest that the page itself may stand still, in ms, on a machine that does much else at the time. */
const STALL_MS = 1500;

/** Shows whether lists, state, clicks and styles work. */
const GOOD = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function Good() {
  const [count, setCount] = React.useState(0);
  return ['Good', 'Fine'].map((word) => (
    <Button key={word} variant="contained" onClick={() => setCount((before) => before + 1)}>
      {word} {count}
    </Button>
  ));
}
`;

for (const program of HOSTILE_PROGRAMS) {
  test(`after ${program.name}, good code runs and the page has gone on`, async ({ page }) => {
    const { result } = await startEditing(page);
    const address = page.url();
    const readLongestStall = await watchStalls(page);
    await rewrite(page, 'CounterButton', toHostileDemo(program));
    // Long enough for what starts late.
    await page.waitForTimeout(1800);
    await rewrite(page, 'CounterButton', GOOD);
    const button = result.getByRole('button', { name: 'Fine' });
    await expect(button).toBeVisible({ timeout: RECOVERY_MS });
    await button.click();
    await expect(button).toHaveText('Fine 1');
    await expect(button).toHaveCSS('text-transform', 'uppercase');
    await expect(getDemo(page).status).toHaveText('The demo shows your code.');
    expect(await readLongestStall()).toBeLessThan(STALL_MS);
    expect(page.url()).toBe(address);
    expect(page.context().pages()).toHaveLength(1);
  });
}
