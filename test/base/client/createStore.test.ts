// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../src/base/client/createStore';
import { useStore } from '../../../src/base/client/useStore';

afterEach(cleanup);

describe('createStore', () => {
  it('holds its first value until it is given another one', () => {
    const store = createStore('light');
    expect(store.get()).toBe('light');
    store.set('dark');
    expect(store.get()).toBe('dark');
    expect(store.initial).toBe('light');
  });

  it('tells all subscribers of a change, and nobody when nothing changes', () => {
    const store = createStore(Number.NaN);
    const listeners = [vi.fn(), vi.fn()];
    listeners.forEach(store.subscribe);
    store.set(Number.NaN);
    expect(listeners[0]).not.toHaveBeenCalled();
    store.set(1);
    store.set(1);
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce();
  });

  it('tells a subscriber nothing more once it has left', () => {
    const store = createStore(0);
    const [staying, leaving] = [vi.fn(), vi.fn()];
    store.subscribe(staying);
    const leave = store.subscribe(leaving);
    leave();
    store.set(1);
    expect(leaving).not.toHaveBeenCalled();
    expect(staying).toHaveBeenCalledOnce();
  });

  it('lets a subscriber leave while it is told', () => {
    const store = createStore(0);
    const last = vi.fn();
    const leave = store.subscribe(() => leave());
    store.subscribe(last);
    store.set(1);
    expect(last).toHaveBeenCalledOnce();
  });
});

describe('useStore', () => {
  it('shows the value and follows it', () => {
    const store = createStore('light');
    const { result } = renderHook(() => useStore(store));
    expect(result.current).toBe('light');
    act(() => store.set('dark'));
    expect(result.current).toBe('dark');
  });

  it('renders on the server what hydration will render: the first value', () => {
    const store = createStore('light');
    store.set('dark');
    const Mode = () => createElement('b', null, useStore(store));
    expect(renderToString(createElement(Mode))).toBe('<b>light</b>');
  });
});
