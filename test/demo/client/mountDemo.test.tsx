// @vitest-environment jsdom
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Island } from '../../../src/demo/client/island/Island';
import { mountDemo } from '../../../src/demo/client/mountDemo';
import { createStyleCache } from '../../../src/demo/client/island/styleCache';
import * as none from '../../../src/demo/client/themes/none';
import { dispatch } from '../../../src/base/client/customEvents';

function Rake() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Raked {count} times</button>;
}

vi.mock('../../../src/demo/client/loadDemo', () => ({
  loadDemo: () => Promise.resolve({ default: Rake }),
  loadDemoTheme: () => Promise.resolve(none),
}));
vi.mock('../../../src/demo/client/setLicense', () => ({ setLicense: () => Promise.resolve() }));

afterEach(() => vi.restoreAllMocks());

/** A demo as it is in the page's HTML. */
function addDemo() {
  const element = document.createElement('div');
  element.innerHTML = renderToString(
    <Island cache={createStyleCache()} DemoTheme={none.DemoTheme} Demo={Rake} />,
    { identifierPrefix: 'd0-' },
  );
  document.body.append(element);
  const mount = () =>
    mountDemo(
      { element, module: 'garden', name: 'Rake', idPrefix: 'd0-', isSnapshot: false, playground: undefined },
      'none',
      () => true,
    );
  const readText = () => element.querySelector('button')?.textContent;
  return { element, mount, readText };
}

it('resets a hydrated demo to its initial state', async () => {
  const { element, mount, readText } = addDemo();
  await mount();
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(readText()).toBe('Raked 1 times'));
  dispatch(element, 'demo-reset', null);
  await vi.waitFor(() => expect(readText()).toBe('Raked 0 times'));
});

it('hydrates a demo that is reset before', async () => {
  const onError = vi.fn();
  window.addEventListener('error', onError);
  const { element, mount, readText } = addDemo();
  const button = element.querySelector('button');
  const mounted = mount();
  while (element.dataset.demoRoot === undefined) {
    dispatch(element, 'demo-reset', null);
    await Promise.resolve();
  }
  await mounted;
  expect(element.querySelector('button')).toBe(button);
  button?.click();
  await vi.waitFor(() => expect(readText()).toBe('Raked 1 times'));
  // React reports as one that it had to render anew.
  expect(onError).not.toHaveBeenCalled();
  window.removeEventListener('error', onError);
});
