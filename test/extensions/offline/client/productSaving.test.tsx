// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNOUNCER_ID } from '../../../../src/base/client/announce';
import { SaveProductControl } from '../../../../src/extensions/offline/client/SaveProductControl';
import { readSavedProducts, savedProducts } from '../../../../src/extensions/offline/client/savedProducts';
import { products } from '../../../../data/products';
import { createFakeCaches } from './fakeCaches';
import { renderInFrame } from '../../../shell/client/settings/renderInFrame';

const [first] = products;
const { id = '', name = '' } = first ?? {};
const PAGE = `/${id}/`;

let respond: () => Promise<Response>;

function answer(path: string): Promise<Response> {
  const offer = { id, version: 'a1', transfer: 1_500_000, size: 7_000_000 };
  if (path.endsWith('index.json')) return Promise.resolve(Response.json({ products: [offer] }));
  if (path.endsWith('.json')) {
    return Promise.resolve(Response.json({ ...offer, files: [[PAGE, 1_500_000, 'h1']] }));
  }
  return respond();
}

const html = async () => new Response('<h1>', { headers: { 'content-type': 'text/html' } });
const getButton = (label: string) => screen.getByRole('button', { name: label });

beforeEach(async () => {
  respond = html;
  savedProducts.set(null);
  vi.stubGlobal('caches', createFakeCaches().storage);
  vi.stubGlobal('fetch', answer);
  const announcer = document.createElement('div');
  announcer.id = ANNOUNCER_ID;
  document.body.append(announcer);
  renderInFrame(products.map((entry) => <SaveProductControl key={entry.id} entry={entry} />));
  await act(readSavedProducts);
  await screen.findByText('1.5 MB download, 7.0 MB kept');
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const getAnnouncement = () => document.getElementById(ANNOUNCER_ID)?.textContent;

describe('saving a product', () => {
  it('shows progress, tells the end once, and offers removal on the button that had the focus', async () => {
    let finish = () => {};
    respond = () => new Promise((resolve) => (finish = () => void html().then(resolve)));
    const button = getButton(`Save ${name} for offline`);
    button.focus();
    fireEvent.click(button);
    const progress = await screen.findByRole('progressbar', { name: `Saving ${name}` });
    await waitFor(() => expect(progress.getAttribute('max')).toBe('1500000'));
    expect(getAnnouncement()).toBe('');
    act(() => finish());
    await screen.findByText('Saved: 7.0 MB');
    expect(getAnnouncement()).toBe(`${name} can be read offline now.`);
    expect(document.activeElement).toBe(getButton(`Remove ${name} from this device`));

    fireEvent.click(getButton(`Remove ${name} from this device`));
    await screen.findByRole('button', { name: `Save ${name} for offline` });
    expect(getAnnouncement()).toBe(`${name} was removed from this device.`);
  });

  it('says what went wrong', async () => {
    respond = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    fireEvent.click(getButton(`Save ${name} for offline`));
    await screen.findByText(/^There is not enough room/, { selector: 'p' });
    expect(getAnnouncement()).toMatch(/^There is not enough room/);
    expect(getButton(`Save ${name} for offline`).getAttribute('aria-disabled')).toBe('true');
  });

  it('is not offered for a product that this deployment does not list', () => {
    const other = products[1]?.name ?? '';
    expect(getButton(`Save ${other} for offline`).getAttribute('aria-disabled')).toBe('true');
  });
});
