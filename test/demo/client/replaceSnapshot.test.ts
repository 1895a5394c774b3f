// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { UnhydratedDemo } from '../../../src/demo/client/clicks/earlyClicks';
import {
  addPendingContainer,
  findCounterpart,
  replaceSnapshot,
} from '../../../src/demo/client/replaceSnapshot';

const GRID =
  '<div class="grid"><button hidden>Sort</button><div tabindex="-1"><b>Name</b></div><p>Rake</p></div>';

/** A demo that shows a snapshot, with the container of what takes its place. */
function addDemo(html = GRID) {
  const element: UnhydratedDemo = document.createElement('div');
  element.dataset.demoRoot = '';
  element.innerHTML = html;
  document.body.append(element);
  const find = (selector: string) => {
    const found = element.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  return { element, find };
}

afterEach(() => document.body.replaceChildren());

it('shows the content of the container alone', async () => {
  const { element } = addDemo();
  const container = addPendingContainer(element);
  container.innerHTML = GRID;
  await replaceSnapshot(element, container);
  expect([...element.childNodes]).toEqual([container]);
  expect(element.dataset.demoRoot).toBe('hydrated');
});

it('waits until the content no longer changes', async () => {
  const { element } = addDemo();
  const container = addPendingContainer(element);
  const done = vi.fn();
  const taken = replaceSnapshot(element, container).then(done);
  for (const text of ['none', 'some', 'all']) {
    await new Promise(requestAnimationFrame);
    expect(done).not.toHaveBeenCalled();
    container.innerHTML = text;
  }
  await taken;
  expect(element.textContent).toBe('all');
});

it('keeps the focus, and gives it to what is around an element that cannot have it', async () => {
  for (const html of [GRID, GRID.replace('<b>Name</b>', '<b tabindex="0">Name</b>')]) {
    const { element, find } = addDemo(GRID.replace('<b>', '<b tabindex="0">'));
    find('b').focus();
    const container = addPendingContainer(element);
    container.innerHTML = html;
    await replaceSnapshot(element, container);
    expect(document.activeElement).toBe(find(html === GRID ? '[tabindex="-1"]' : 'b'));
    element.remove();
  }
});

it('clicks what takes the place of the element that was clicked', async () => {
  const { element, find } = addDemo();
  const clicked = find('b');
  clicked.addEventListener('click', (event) => (element.earlyClick = event), { once: true });
  clicked.click();
  const container = addPendingContainer(element);
  container.innerHTML = GRID;
  const onClick = vi.fn();
  container.querySelector('b')?.addEventListener('click', onClick);
  await replaceSnapshot(element, container);
  expect(onClick).toHaveBeenCalledOnce();
});

it('is scrolled as the snapshot was', async () => {
  const { element, find } = addDemo();
  find('.grid').scrollTop = 40;
  const container = addPendingContainer(element);
  container.innerHTML = GRID;
  const scrollTo = vi.fn();
  Object.assign(container.querySelector('.grid') ?? {}, { scrollTo });
  await replaceSnapshot(element, container);
  expect(scrollTo).toHaveBeenCalledWith({ top: 40, left: 0, behavior: 'instant' });
});

it('leaves a demo alone that the page no longer shows', async () => {
  const { element } = addDemo();
  const container = addPendingContainer(element);
  element.remove();
  await replaceSnapshot(element, container);
  expect(element.dataset.demoRoot).toBe('');
});

it.each([
  ['the same place', GRID, 'P'],
  ['another element there', '<div><button></button><div></div><h2></h2></div>', undefined],
  ['nothing there', '<div></div>', undefined],
])('finds the twin of an element: %s', (_, html, tag) => {
  const { element, find } = addDemo();
  const other = document.createElement('div');
  other.innerHTML = html;
  expect(findCounterpart(find('p'), element, other)?.tagName).toBe(tag);
});
