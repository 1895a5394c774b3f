// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachDemoLinks } from '../../../../src/demo/client/clicks/demoLinks';
import { attachNavigateLinks } from '../../../../src/shell/client/behaviors/navigateLinks';

const router = { push: vi.fn<(path: string) => void>(), prefetch: vi.fn<(path: string) => void>() };
let detach = () => {};
/** Whether the browser would have followed the last click. */
let isLeftToBrowser = false;

beforeEach(() => {
  router.push.mockReset();
  router.prefetch.mockReset();
  history.replaceState(null, '', '/garden/rake/?a=b#c');
  detach = attachNavigateLinks(document, router);
  window.addEventListener('click', catchClick);
});

afterEach(() => {
  detach();
  window.removeEventListener('click', catchClick);
});

function catchClick(event: MouseEvent): void {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}

/** Dispatches an event on the innermost element of some HTML. */
function dispatch(html: string, event: Event): void {
  document.body.innerHTML = html;
  let target: Element = document.body;
  while (target.lastElementChild) target = target.lastElementChild;
  target.dispatchEvent(event);
}

const click = (html: string, init: MouseEventInit = {}) =>
  dispatch(html, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

const OWN: [string, string, string][] = [
  ['a page', '<a href="/garden/soil/">Soil</a>', '/garden/soil/'],
  ['a page by its whole address', `<a href="${location.origin}/garden/soil/">Soil</a>`, '/garden/soil/'],
  ['a page, on an element inside', '<a href="/garden/soil/"><b><i>Soil</i></b></a>', '/garden/soil/'],
  ['a page with query and hash', '<a href="/garden/soil/?wet=1#mud">Soil</a>', '/garden/soil/?wet=1#mud'],
  ['a heading of another page', '<a href="/garden/soil/#c">Soil</a>', '/garden/soil/#c'],
  ['this page with another query', '<a href="/garden/rake/?a=d#c">Rake</a>', '/garden/rake/?a=d#c'],
  ['this page without a hash', '<a href="/garden/rake/?a=b">Rake</a>', '/garden/rake/?a=b'],
  ['the home page', '<a href="/">Home</a>', '/'],
];

const FOREIGN: [string, string][] = [
  ['another site', '<a href="https://example.com/garden/">Site</a>'],
  ['another port', '<a href="http://localhost:1/garden/">Site</a>'],
  ['a heading of this page', '<a href="#colors">Colors</a>'],
  ['a heading of this page by its path', '<a href="/garden/rake/?a=b#colors">Colors</a>'],
  ['a new tab', '<a href="/garden/soil/" target="_blank">Soil</a>'],
  ['a download', '<a href="/garden/soil/" download>Soil</a>'],
  ['a file', '<a href="/static/leaves.svg">Leaves</a>'],
  ['a file of text', '<a href="/llms.txt">Text</a>'],
  ['an address for mail', '<a href="mailto:garden@example.com">Mail</a>'],
  ['nothing', '<a>Nothing</a>'],
  ['nothing, being no link', '<button>Nothing</button>'],
];

const DEMO_LINK = '<div data-demo-root=""><a href="/invoices/"><b>Invoices</b></a></div>';

describe('a click', () => {
  it.each(OWN)('on a link to %s navigates without loading the page anew', (_, html, path) => {
    click(html);
    expect(router.push.mock.calls).toEqual([[path]]);
    expect(isLeftToBrowser).toBe(false);
  });

  it.each(FOREIGN)('on a link to %s is left to the browser', (_, html) => {
    click(html);
    expect(router.push).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(true);
  });

  it.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('with %s is left to the browser', (_, init) => {
    click('<a href="/garden/soil/">Soil</a>', init);
    expect(router.push).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(true);
  });

  it('that somebody has answered already is answered once', () => {
    const answer = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', answer);
    click('<a href="/garden/soil/">Soil</a>');
    document.body.removeEventListener('click', answer);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('on a link in a demo leads nowhere: it is an example', () => {
    const detachDemoLinks = attachDemoLinks(document);
    click(DEMO_LINK);
    expect(router.push).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(false);
    click(DEMO_LINK, { ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    click(DEMO_LINK.replace(/href="[^"]*"/, 'href="data:text/plain,leaves" download="leaves.txt"'));
    expect(isLeftToBrowser).toBe(true);
    click(DEMO_LINK.replace('href', 'download href'));
    expect(isLeftToBrowser).toBe(false);
    detachDemoLinks();
  });

  it('is left to the browser after the undo', () => {
    detach();
    click('<a href="/garden/soil/">Soil</a>');
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe.each(['pointerover', 'focusin', 'touchstart'])('the intent that %s shows', (type) => {
  const point = (html: string) => dispatch(html, new Event(type, { bubbles: true }));

  it.each(OWN)('loads the data of %s', (_, html, path) => {
    point(html);
    expect(router.prefetch.mock.calls).toEqual([[path]]);
    expect(router.push).not.toHaveBeenCalled();
  });

  it.each(FOREIGN)('loads nothing for a link to %s', (_, html) => {
    point(html);
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('loads nothing for a link in a demo, which leads nowhere', () => {
    point(DEMO_LINK);
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it('loads nothing after the undo', () => {
    detach();
    point('<a href="/garden/soil/">Soil</a>');
    expect(router.prefetch).not.toHaveBeenCalled();
  });
});
