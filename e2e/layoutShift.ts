import type { Page } from '@playwright/test';

/**
 * Records layout shifts without recent input; call before the page opens. The returned function gives the shifts so
 * far, each with its score and the elements that have moved.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const describe = ({
      node,
      previousRect: from,
      currentRect: to,
    }: Record<string, DOMRectReadOnly & Node>) =>
      `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” ${[from?.x, from?.y, from?.width, from?.height]} → ${[to?.x, to?.y, to?.width, to?.height]}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources = Reflect.get(entry, 'sources') as Record<string, DOMRectReadOnly & Node>[];
        shifts.push({ share: Reflect.get(entry, 'value'), sources: sources.map(describe) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifts') as unknown[]);
}
