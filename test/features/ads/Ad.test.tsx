// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../data/site';
import en from '../../../data/translations/en.json';
import { Ad } from '../../../src/features/ads/Ad';
import { AdBoundary } from '../../../src/features/ads/AdBoundary';
import type { InHouseAd } from '../../../src/model/ads';
import { AdBlockProvider, useAdBlock } from '../../../src/state/adBlock';
import { TranslationsProvider } from '../../../src/state/language';
import { CurrentPageProvider } from '../../../src/state/page';
import { recordGtag } from '../../analytics/gtagRecorder';
import { createProduct } from '../../createProduct';

const rake: InHouseAd = {
  name: 'Garden rake',
  link: '/rake/',
  img: '/rake.svg',
  description: '<b>Rakes</b> leaves',
};
let calls: unknown[][];

function wrap(children: ReactNode, loadInHouseAds = async (): Promise<readonly InHouseAd[]> => [rake]) {
  return (
    <TranslationsProvider value={{ en }}>
      <CurrentPageProvider value={{ page: null, product: createProduct({}), products: [], site }}>
        <AdBlockProvider value={{ loadInHouseAds }}>{children}</AdBlockProvider>
      </CurrentPageProvider>
    </TranslationsProvider>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  calls = recordGtag();
  vi.spyOn(Math, 'random').mockReturnValue(0.05);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('an ad of our own', () => {
  it('is a link with its words as text, and asks no third party', async () => {
    const { container } = render(wrap(<Ad />));
    await settle();
    const link = screen.getByRole('link', { name: /Garden rake – <b>Rakes<\/b> leaves/ });
    expect(link.getAttribute('href')).toBe('/rake/');
    expect(link.getAttribute('data-ga-event-label')).toBe('in-house-garden-rake');
    expect(container.querySelectorAll('script, b')).toHaveLength(0);
  });

  it('is reported once, after 2500 ms', async () => {
    render(wrap(<Ad />));
    await settle(2499);
    expect(calls).toEqual([]);
    await settle(10_000);
    expect(calls).toEqual([
      ['event', 'ad', { eventAction: 'display', eventLabel: expect.stringMatching(/^in-house-body-top-/) }],
    ]);
  });

  it('is not reported when it is left before', async () => {
    const { unmount } = render(wrap(<Ad />));
    await settle(2000);
    unmount();
    await settle(5000);
    expect(calls).toEqual([]);
  });

  it('is missing where it cannot be loaded, and nothing breaks', async () => {
    render(wrap(<Ad />, () => Promise.reject(new Error('offline'))));
    await settle();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a crash', () => {
  const Crash = () => {
    throw new Error('no leaves');
  };

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(Math, 'random').mockReturnValue(0.9999);
  });

  it.each([
    ['carbon-body-top-image', 'carbon-body-top-image'],
    [null, 'null'],
  ])('of an ad named %s leaves nothing, and is always reported', (label, eventLabel) => {
    const { container } = render(
      <AdBoundary label={label}>
        <Crash />
      </AdBoundary>,
    );
    expect(container.innerHTML).toBe('');
    expect(calls).toEqual([['event', 'ad', { eventAction: 'crash', eventLabel }]]);
  });

  it('of an own ad stays within the place', async () => {
    const ads = [{ ...rake, name: undefined }] as unknown as readonly InHouseAd[];
    const { container } = render(wrap(<Ad />, async () => ads));
    await settle();
    expect(container.textContent).toBe('');
    expect(calls[0]?.[2]).toMatchObject({ eventAction: 'crash' });
    await settle(5000);
    expect(calls).toHaveLength(1);
  });
});

it('an ad outside the ad block’s context says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const render = () => renderToString(<ReadAdBlock />);
  expect(render).toThrow(
    'useAdBlock: no ad context. Wrap the component in AdBlockProvider, as pages/_app.tsx does.',
  );
});

function ReadAdBlock() {
  useAdBlock();
  return null;
}
