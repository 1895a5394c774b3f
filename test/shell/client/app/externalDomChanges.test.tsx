// @vitest-environment jsdom
import { act, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePreservedHtml } from '../../../../src/shell/client/app/externalDomChanges';
import { data } from '../../../../src/page/shared/attributes';
import type { UnhydratedDemo } from '../../../../src/demo/client/clicks/earlyClicks';
import { staticHtml } from '../../../../src/ui/client/staticHtml';

interface Html {
  prose: string;
  demo: string;
}

/** A page of the site: what the build has rendered, of which the export empties React's copy. */
function App({ prose, demo }: Html) {
  usePreservedHtml();
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <div>
      <nav id="navigation">
        <a href="/">Menu</a> of {'Garden'}
      </nav>
      <main tabIndex={-1} id="main-content">
        <div {...staticHtml(prose)} />
        <div {...data({ tool: '' })}>{isHydrated && <code {...staticHtml('Of a tool')} />}</div>
        <div {...staticHtml(demo)} {...data({ 'demo-root': '' })} />
      </main>
    </div>
  );
}

const WHOLE = { prose: '<h2>Heading</h2><p>Text</p>', demo: '<button>Demo</button>' };
const EMPTIED = { prose: '', demo: '' };

let root: Root;
const errors: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div id="__next">${renderToString(<App {...WHOLE} />)}</div>`;
  errors.length = 0;
});

afterEach(() => act(() => root.unmount()));

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

function hydrate(): void {
  const box = find('#__next');
  if (!box) throw new Error('No document.');
  act(() => {
    root = hydrateRoot(box, <App {...EMPTIED} />, { onRecoverableError: (error) => errors.push(error) });
  });
}

/** What others do to the document before React hydrates it. */
const CHANGES: Readonly<Record<string, () => void>> = {
  'a text has another content': () => find('nav a')?.replaceChildren('Another'),
  'a text is in an element': () => find('nav a')?.firstChild?.replaceWith(document.createElement('font')),
  'there is one element more': () => find('#__next > div')?.prepend(document.createElement('aside')),
  'an element is gone': () => find('nav')?.remove(),
  'an element is wrapped': () => {
    const wrapper = document.createElement('span');
    const main = find('main');
    main?.before(wrapper);
    if (main) wrapper.append(main);
  },
};

describe.each(Object.entries(CHANGES))('a document in which %s', (_, change) => {
  it('keeps the elements of article and demos, and its own frame', () => {
    const [heading, button] = [find('h2'), find('button')];
    heading?.replaceChildren('Titel');
    change();
    hydrate();
    expect(errors).not.toEqual([]);
    expect(find('h2')).toBe(heading);
    expect(find('button')).toBe(button);
    expect(find('nav')?.textContent).toBe('Menu of Garden');
    expect(find('main')?.textContent).toBe('TitelTextOf a toolDemo');
  });

  it('keeps the click that waits for a demo, and the focus', () => {
    const click = new MouseEvent('click');
    Object.assign(find('[data-demo-root]') ?? {}, { earlyClick: click });
    change();
    find('main')?.focus();
    hydrate();
    expect((find('[data-demo-root]') as UnhydratedDemo).earlyClick).toBe(click);
    expect(document.activeElement).toBe(find('main'));
  });
});

it('a document that nobody has changed is left as it is', () => {
  const main = find('main');
  hydrate();
  expect(errors).toHaveLength(0);
  expect(find('main')).toBe(main);
  expect(find('h2')?.textContent).toBe('Heading');
});
