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
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const { pageProps } = (await response.json()) as { pageProps: { demo: DemoPage } };
  const { source } = pageProps.demo;
  if (!source) throw new Error(`${response.url}: there is no source.`);
  return source;
}
