// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { useQuery, type QueryFormat } from '../../../src/base/client/useQuery';

const format: QueryFormat<string> = {
  parse: (query) => query.get('size') ?? '',
  format: (size) => ({ size }),
};

function useSize() {
  const [size, setSize] = useState('');
  useQuery(size, setSize, format);
  return { size, setSize };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = () => act(() => vi.advanceTimersByTime(1000));

it('opens the value of the address, and leaves the address until the value changes', () => {
  history.replaceState('kept', '', '/rating/?size=large#a');
  const { result } = renderHook(useSize);
  wait();
  expect(result.current.size).toBe('large');
  expect([location.search, history.state]).toEqual(['?size=large', 'kept']);
});

it('writes a changed value after a moment, once', () => {
  history.replaceState(null, '', '/rating/?lang=pt#a');
  const { result } = renderHook(useSize);
  const write = vi.spyOn(history, 'replaceState');
  for (const size of ['s', 'sm', 'small']) act(() => result.current.setSize(size));
  expect(location.search).toBe('?lang=pt');
  wait();
  expect([location.search, location.hash, write.mock.calls.length]).toEqual(['?lang=pt&size=small', '#a', 1]);
});

it('opens the value of an entry to which the reader comes back', () => {
  history.replaceState(null, '', '/rating/?size=small');
  const { result } = renderHook(useSize);
  act(() => result.current.setSize('large'));
  wait();
  history.replaceState(null, '', '/rating/');
  act(() => void window.dispatchEvent(new Event('popstate')));
  wait();
  expect([result.current.size, location.search]).toEqual(['', '']);
});
