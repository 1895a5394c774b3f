import { getDemoPath, type DemoSource } from '../../shared/demo';
import type { DemoPageData } from '../../../page/shared/demoPage';
import { getDataPath } from '../../../page/shared/pageData';

/**
 * Loads a demo's source from the data of its own document.
 * @param file path of the demo in the repository
 * @throws Error if the data cannot be loaded
 */
export async function loadDemoSource(file: string): Promise<DemoSource> {
  const { buildId } = window.__NEXT_DATA__;
  const response = await fetch(getDataPath(getDemoPath(file), buildId));
  const data = response.ok && ((await response.json()) as { pageProps: { demo: DemoPageData } });
  if (!data) throw new Error(`${response.url}: ${response.status}`);
  return data.pageProps.demo.source;
}
