// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { site } from '../../../../data/site';
import en from '../../../../data/languages/en.json';
import { OfflineTool } from '../../../../src/extensions/offline/client/OfflineTool';
import { CurrentPageProvider } from '../../../../src/page/client/context/page';
import { TranslationsProvider } from '../../../../src/shell/client/language/language';
import type { ProductEntry } from '../../../../src/site/shared/product';
import { createProduct } from '../../../createProduct';
import { renderInFrame } from '../../../shell/client/settings/renderInFrame';

const product = createProduct({});
const entry: ProductEntry = { ...product, tagline: '', href: '/garden/', accent: 'moss', mark: 'sheets' };
const current = { page: null, product, products: [entry], site };

const deployment = vi.hoisted(() => ({ docsDomain: '' }));
vi.mock('../../../../src/site/client/services', () => ({
  usesServiceWorker: () =>
    deployment.docsDomain !== '' &&
    location.host.includes(deployment.docsDomain) &&
    'serviceWorker' in navigator,
}));

/** A browser with a worker, whose caches answer with `keys`. */
function offerWorker(keys: () => Promise<string[]>, ready: Promise<unknown> = Promise.resolve()): void {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { ready } });
  vi.stubGlobal('caches', { keys });
}

async function isOffered(): Promise<boolean> {
  renderInFrame(<OfflineTool />, current);
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return screen.queryByRole('button', { name: 'Save for offline' }) !== null;
}

beforeEach(() => {
  deployment.docsDomain = location.host;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('offers saving where there is a worker and its caches can be read', async () => {
  offerWorker(async () => []);
  expect(await isOffered()).toBe(true);
});

it.each([
  ['on a host without the worker', () => ((deployment.docsDomain = ''), offerWorker(async () => []))],
  ['in an insecure context, which has no workers', () => vi.stubGlobal('caches', { keys: async () => [] })],
  [
    'where the browser refuses caches, as in private windows',
    () => offerWorker(() => Promise.reject(new Error())),
  ],
  ['where no worker starts', () => offerWorker(async () => [], new Promise(() => {}))],
] as const)('offers nothing %s', async (_, prepare) => {
  prepare();
  expect(await isOffered()).toBe(false);
});

it('is not in the HTML, which archives and readers without JavaScript have', () => {
  const html = renderToStaticMarkup(
    <TranslationsProvider value={{ en }}>
      <CurrentPageProvider value={current}>
        <OfflineTool />
      </CurrentPageProvider>
    </TranslationsProvider>,
  );
  expect(html).toBe('');
});
