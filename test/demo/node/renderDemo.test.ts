import { createElement, forwardRef, lazy, memo, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderDemo } from '../../../src/demo/node/renderDemo';

const FILE = 'data/garden/Rake.tsx';

function Rake() {
  return createElement('hr');
}

const render = (Component: unknown, limitMs?: number) =>
  renderDemo(FILE, Component, () => renderToString(createElement(Component as ComponentType)), limitMs);

describe('a demo on the server', () => {
  it.each([
    ['function', Rake],
    ['memo', memo(Rake)],
    ['forwardRef', forwardRef(Rake)],
  ])('is rendered from a %s', (_, Component) => {
    expect(render(Component)).toBe('<hr/>');
  });

  it('may be lazy', () => {
    expect(
      renderDemo(
        FILE,
        lazy(() => Promise.resolve({ default: Rake })),
        () => '<hr/>',
      ),
    ).toBe('<hr/>');
  });

  it.each([
    [undefined, 'undefined'],
    ['rake', 'a string'],
    [{ rake: 1 }, 'an object'],
    [createElement('hr'), 'an element'],
  ])('is refused when its file exports %j', (Component, what) => {
    expect(() => render(Component)).toThrow(
      `${FILE}: the default export is ${what}, which is not a component`,
    );
  });

  it('that fails is named with its file and a fix', () => {
    const Broken = () => {
      throw new Error('window is not defined');
    };
    expect(() => render(Broken)).toThrow(
      `${FILE}: the demo does not render on the server: window is not defined. What needs a browser belongs`,
    );
  });

  it('that never ends is stopped, and named', () => {
    const Endless = () => {
      for (;;);
    };
    expect(() => render(Endless, 200)).toThrow(
      `${FILE}: the demo has not rendered within 0.2 s. Look for a loop`,
    );
    expect(render(Rake)).toBe('<hr/>');
  });
});
