// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attachDemoSources } from '../../../../src/extensions/archive/client/demoSource';

beforeAll(() => attachDemoSources(document));

/** A demo with the parts of its source: ids, and whether they are hidden. */
function show(parts: string): HTMLButtonElement {
  document.body.innerHTML =
    `<figure><figcaption><button tabindex="-1" aria-expanded="false" aria-controls="Rake-source">Show source</button>` +
    `</figcaption><div id="Rake-source">${parts}</div></figure>`;
  const button = document.querySelector('button');
  if (!button) throw new Error('No button.');
  return button;
}

const listShown = () =>
  [...document.querySelectorAll('pre')].filter((one) => !one.hidden).map(({ id }) => id);

describe('the button of a demo', () => {
  beforeEach(() => document.body.replaceChildren());

  it('shows the whole source in the place of the excerpt, and the excerpt again', () => {
    const button = show('<pre id="whole" data-archived-source="" hidden></pre><pre id="excerpt"></pre>');
    button.click();
    expect(listShown()).toEqual(['whole']);
    expect(button.textContent).toBe('Hide source');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    button.click();
    expect(listShown()).toEqual(['excerpt']);
    expect(button.textContent).toBe('Show source');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows the whole source of a demo without an excerpt', () => {
    const button = show('<pre id="whole" data-archived-source="" hidden></pre>');
    button.click();
    expect(listShown()).toEqual(['whole']);
    button.click();
    expect(listShown()).toEqual([]);
  });

  it('hides the source that the page has open', () => {
    const button = show('<pre id="open"></pre>');
    button.setAttribute('aria-expanded', 'true');
    button.click();
    expect(listShown()).toEqual([]);
    button.click();
    expect(listShown()).toEqual(['open']);
  });
});
