// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DensitySettings } from '../../../../src/shell/client/settings/DensitySettings';
import { dense, spacing } from '../../../../src/shell/client/preferences/density';
import { resetState } from '../preferences/resetState';
import { renderInFrame } from './renderInFrame';

beforeEach(() => {
  resetState();
  renderInFrame(<DensitySettings />);
});

afterEach(cleanup);

const getDense = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Dense components' });
const getField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Spacing unit in px' });
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(getButton(name));
const setSpacing = (value: number) => act(() => spacing.store.set(value));

describe('dense components', () => {
  it('are switched on and off, and stored', () => {
    expect(getDense().checked).toBe(false);
    fireEvent.click(getDense());
    expect([getDense().checked, dense.store.get(), localStorage.getItem('docs-dense')]).toEqual([
      true,
      'true',
      'true',
    ]);
    fireEvent.click(getDense());
    expect([getDense().checked, dense.store.get()]).toEqual([false, 'false']);
  });

  it('show what another tab has chosen', () => {
    act(() => dense.store.set('true'));
    expect(getDense().checked).toBe(true);
  });
});

describe('the spacing unit', () => {
  it('is 8 px at first', () => {
    expect(getField().value).toBe('8');
    expect([getField().min, getField().max]).toEqual(['0', '20']);
  });

  it('grows and shrinks by one px, and is stored', () => {
    press('More spacing');
    expect([spacing.store.get(), getField().value, localStorage.getItem('docs-spacing')]).toEqual([
      9,
      '9',
      '9',
    ]);
    press('Less spacing');
    press('Less spacing');
    expect([spacing.store.get(), getField().value]).toEqual([7, '7']);
  });

  it.each([
    [0, true, false],
    [1, false, false],
    [8, false, false],
    [19, false, false],
    [20, false, true],
  ])('at %i px shrinks no further: %s, grows no further: %s', (value, isLeast, isMost) => {
    setSpacing(value);
    expect([getButton('Less spacing').disabled, getButton('More spacing').disabled]).toEqual([
      isLeast,
      isMost,
    ]);
  });

  it.each([
    ['12', 12],
    ['0', 0],
    ['20', 20],
    ['50', 20],
    ['-3', 0],
    ['', 8],
    ['8.5', 8],
    ['1e999', 8],
    ['wide', 8],
  ])('after %o was typed is %i px', (typed, expected) => {
    fireEvent.change(getField(), { target: { value: typed } });
    expect(spacing.store.get()).toBe(expected);
  });
});

describe('the reset of density', () => {
  it.each([
    ['nothing is set', 'false', 8, true],
    ['components are dense', 'true', 8, false],
    ['spacing is smaller', 'false', 7, false],
    ['spacing is 0', 'false', 0, false],
    ['both are set', 'true', 12, false],
  ] as const)('when %s', (_, isDense, unit, isDisabled) => {
    act(() => dense.store.set(isDense));
    setSpacing(unit);
    expect(getButton('Reset density').disabled).toBe(isDisabled);
  });

  it('gives back the library’s own, now and for the next visit', () => {
    act(() => {
      dense.choose('true');
      spacing.choose(12);
    });
    press('Reset density');
    expect([dense.store.get(), spacing.store.get()]).toEqual(['false', 8]);
    expect([getDense().checked, getField().value, getButton('Reset density').disabled]).toEqual([
      false,
      '8',
      true,
    ]);
    expect({ ...localStorage }).toEqual({ 'docs-dense': 'false', 'docs-spacing': '8' });
  });
});
