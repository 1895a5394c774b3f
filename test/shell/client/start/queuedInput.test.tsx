// @vitest-environment jsdom
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queueInput, type QueuedInput } from '../../../../src/shell/client/start/queuedInput';

function Paint() {
  const [state, setState] = useState({ name: 'Sea', hue: 'blue', shade: '5', dense: true });
  const change = (part: Partial<typeof state>) => setState({ ...state, ...part });
  return (
    <div data-tool="">
      <input id="name" value={state.name} onChange={({ target }) => change({ name: target.value })} />
      <input
        id="shade"
        type="range"
        max={9}
        value={state.shade}
        onChange={({ target }) => change({ shade: target.value })}
      />
      {['blue', 'teal'].map((hue) => (
        <input
          key={hue}
          id={hue}
          type="radio"
          name="hue"
          checked={state.hue === hue}
          onChange={() => change({ hue })}
        />
      ))}
      <input
        id="dense"
        type="checkbox"
        checked={state.dense}
        onChange={({ target }) => change({ dense: target.checked })}
      />
      <output>{Object.values(state).join()}</output>
    </div>
  );
}

let root: Root;
let held: QueuedInput;

function find(id: string): HTMLInputElement {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement)) throw new Error(`No field ${id}`);
  return field;
}

function enter(id: string, value: string): void {
  find(id).value = value;
  find(id).dispatchEvent(new Event('input', { bubbles: true }));
}

const read = () => document.querySelector('output')?.textContent;

/** What the tool knows after it has been hydrated. */
async function hydrate(): Promise<string | null | undefined> {
  await act(async () => {
    root = hydrateRoot(document.body, <Paint />);
  });
  await act(async () => held.replay());
  return read();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = renderToString(<Paint />);
  held = queueInput(document);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('what is entered in a tool before it is alive', () => {
  it.each<[string, () => void, string]>([
    ['nothing', () => {}, 'Sea,blue,5,true'],
    ['a text', () => enter('name', 'Reef'), 'Reef,blue,5,true'],
    ['an empty text', () => enter('name', ''), ',blue,5,true'],
    ['a place on a slider', () => enter('shade', '7'), 'Sea,blue,7,true'],
    ['a radio button', () => find('teal').click(), 'Sea,teal,5,true'],
    [
      'radio buttons, one after the other',
      () => ['teal', 'blue', 'teal'].forEach((hue) => find(hue).click()),
      'Sea,teal,5,true',
    ],
    ['a checkbox', () => find('dense').click(), 'Sea,blue,5,false'],
    [
      'everything',
      () => {
        enter('name', 'Reef');
        enter('shade', '7');
        find('teal').click();
        find('dense').click();
      },
      'Reef,teal,7,false',
    ],
  ])('is known afterwards: %s', async (_, act, expected) => {
    act();
    expect(await hydrate()).toBe(expected);
  });

  it('can be changed again', async () => {
    find('teal').click();
    await hydrate();
    await act(async () => find('blue').click());
    expect(read()).toBe('Sea,blue,5,true');
  });
});
