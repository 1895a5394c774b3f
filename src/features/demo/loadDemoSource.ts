import { getDemoPath, type DemoSource } from '../../model/demo';
import type { DemoPage } from '../../model/demoPage';

/**
 * Loads a demo's source from the data of its standalone page.
 * @param file path of the demo in the repository
 * @throws Error if the data cannot be loaded
 */
export async function loadDemoSource(file: string): Promise<DemoSource> {
  const { buildId } = window.__NEXT_DATA__;
  const response = await fetch(`/_next/data/${buildId}${getDemoPath(file).slice(0, -1)}.json`);
  const data = response.ok && ((await response.json()) as { pageProps: { demo: DemoPage } });
  const source = data && data.pageProps.demo.source;
  if (!source) throw new Error(`${response.url}: ${response.status}`);
  return source;
}
