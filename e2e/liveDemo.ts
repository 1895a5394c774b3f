import { expect, type Locator, type Page } from '@playwright/test';

export const DEMOS = '/experiments/docs/demos/';

/** A demo on the page, and what its editor consists of. */
export function getDemo(page: Page, name = 'CounterButton') {
  const figure = page.locator(`#${name}`);
  return {
    figure,
    field: figure.getByRole('textbox', { name: /^Editor: / }),
    status: figure.getByRole('status'),
    outcome: figure.getByRole('status').locator('span').first(),
    result: figure.frameLocator('iframe[sandbox]:not([inert])'),
    edit: figure.getByRole('button', { name: 'Edit', exact: true }),
  };
}

/** Opens a demo's editor and waits until what it needs has come. */
export async function startEditing(page: Page, name?: string) {
  await page.goto(DEMOS);
  const demo = getDemo(page, name);
  await demo.edit.click();
  await expect(demo.field).toBeFocused();
  return demo;
}

/** Replaces a part of the code as if it had been pasted over. */
export async function replace(page: Page, name: string, from: string, to: string) {
  await select(getDemo(page, name).field, from);
  await page.keyboard.insertText(to);
}

/** Replaces the whole code. */
export async function rewrite(page: Page, name: string, code: string) {
  await select(getDemo(page, name).field, null);
  await page.keyboard.insertText(code);
}

/** @param part `null`: all of it */
async function select(field: Locator, part: string | null) {
  await field.focus();
  await field.evaluate((element, text) => {
    const area = element as HTMLTextAreaElement;
    const start = text === null ? 0 : area.value.indexOf(text);
    area.setSelectionRange(start, start + (text ?? area.value).length);
  }, part);
}

/** Keeps the longest time that the page's thread was busy; returns how to read it, in ms. */
export async function watchStalls(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let last = performance.now();
    Object.assign(window, { longest: 0 });
    setInterval(() => {
      const now = performance.now();
      const record = window as unknown as { longest: number };
      record.longest = Math.max(record.longest, now - last);
      last = now;
    }, 20);
  });
  return () => page.evaluate(() => (window as unknown as { longest: number }).longest);
}

/** Acts, and waits until a frame answers that its program is shown or has failed; for at most `limit` ms. */
export async function awaitAnswer(page: Page, act: () => Promise<void>, limit: number): Promise<void> {
  const answer = page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        let messages = 0;
        const onMessage = ({ data }: MessageEvent<{ kind?: string } | null>) => {
          messages += 1;
          // A flood is an answer, too; reading all of it would take the page minutes.
          if (messages > 50 || data?.kind === 'done' || data?.kind === 'failed') end();
        };
        const end = () => {
          window.removeEventListener('message', onMessage);
          resolve();
        };
        window.addEventListener('message', onMessage);
        setTimeout(end, ms);
      }),
    limit,
  );
  await act();
  await answer;
}
