// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../../data/site';
import en from '../../../../data/languages/en.json';
import { Ad } from '../../../../src/extensions/ads/client/Ad';
import { AdBoundary } from '../../../../src/extensions/ads/client/AdBoundary';
import { AdCard } from '../../../../src/extensions/ads/client/AdCard';
import { ArticleAd, AsideAd } from '../../../../src/extensions/ads/client/AdSlot';
import type { PageTip } from '../../../../src/extensions/ads/shared/ads';
import { startClicks } from '../../../../src/extensions/analytics/client/clicks';
import { TranslationsProvider } from '../../../../src/shell/client/language/language';
import { CurrentPageProvider } from '../../../../src/page/client/context/page';
import { recordGtag } from '../../analytics/client/gtagRecorder';
import { createProduct } from '../../../createProduct';
import { createPage } from '../../../export/node/documents/createPage';

const rake: PageTip = {
  name: 'Garden rake',
  link: '/rake/',
  img: '/rake.svg',
  description: '<b>rakes</b> leaves',
  label: 'in-house-garden-rake',
};
const acorn = {
  name: 'Acorn',
  link: '#acorn',
  image: null,
  description: 'Oaks',
  credit: 'Ads',
  label: 'carbon',
  shape: 'inline',
} as const;
let calls: unknown[][];

function wrap(children: ReactNode, tip: PageTip | null = rake) {
  const page = createPage('/garden/soil/', [], { extras: tip ? { ads: tip } : {} });
  return (
    <TranslationsProvider value={{ en }}>
      <CurrentPageProvider value={{ page, product: createProduct({}), products: [], site }}>
        {children}
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

describe('a tip', () => {
  it('is in the server’s HTML: a link with its words as text, and never called an ad', () => {
    const html = renderToString(wrap(<ArticleAd />));
    const body = new DOMParser().parseFromString(html, 'text/html').body;
    const link = body.querySelector('[data-ad-place] > a');
    expect(link?.getAttribute('href')).toBe('/rake/');
    expect(link?.getAttribute('data-ga-event-label')).toBe('in-house-garden-rake');
    expect(link?.textContent).toBe(`Garden rake: <b>rakes</b> leavesA tip from ${site.name}`);
    expect(link?.querySelector('img')?.getAttribute('src')).toBe('/rake.svg');
    expect(body.querySelectorAll('script, b')).toHaveLength(0);
  });

  it.each([
    ['/rake/', null, null],
    ['https://rakes.test/', '_blank', 'noopener'],
  ])('to %s opens in %s', (link, target, rel) => {
    render(wrap(<AsideAd />, { ...rake, link }));
    const { attributes } = screen.getByRole('link');
    expect(attributes.getNamedItem('target')?.value ?? null).toBe(target);
    expect(attributes.getNamedItem('rel')?.value ?? null).toBe(rel);
  });

  it('and its place are missing on pages that are free of ads', () => {
    const { container } = render(wrap(<AsideAd />, null));
    expect(container.innerHTML).toBe('');
  });

  it('is reported once, after 2500 ms', async () => {
    render(wrap(<Ad />));
    await settle(2499);
    expect(calls).toEqual([]);
    await settle(10_000);
    expect(calls).toEqual([
      ['event', 'ad', { eventAction: 'display', eventLabel: 'in-house-body-top-image' }],
    ]);
  });

  it('is not reported when it is left before', async () => {
    const { unmount } = render(wrap(<Ad />));
    await settle(2000);
    unmount();
    await settle(5000);
    expect(calls).toEqual([]);
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
});

it('a card reports a press', () => {
  const stop = startClicks(document, () => 0);
  render(wrap(<AdCard {...acorn} />));
  fireEvent.click(screen.getByRole('link', { name: /Acorn/ }));
  expect(calls).toEqual([['event', 'ad', { eventAction: 'click', eventLabel: 'carbon' }]]);
  stop();
});
