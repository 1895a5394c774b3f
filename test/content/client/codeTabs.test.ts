// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachCodeTabs, syncCodeTabs } from '../../../src/content/client/codeTabs';
import { packageManager } from '../../../src/shell/client/preferences/packageManager';

const NAMES = ['npm', 'pnpm', 'yarn', 'bun'];

const toTabs = (id: string) =>
  `<div role="tablist" id="${id}">${NAMES.map(
    (name, index) => `<button role="tab" data-tab="${name}" aria-selected="${index === 0}">${name}</button>`,
  ).join('')}</div>`;

let detach = () => {};

beforeEach(() => {
  localStorage.clear();
  packageManager.store.set('npm');
  document.body.innerHTML = toTabs('first') + toTabs('second');
  syncCodeTabs(document);
  detach = attachCodeTabs(document);
});

afterEach(() => detach());

function getTab(list: string, name: string): HTMLElement {
  const tab = document.querySelector<HTMLElement>(`#${list} [data-tab="${name}"]`);
  if (!tab) throw new Error(`No tab ${name} in ${list}.`);
  return tab;
}

/** Names of the tabs that are marked as chosen, in all blocks. */
const getChosen = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-selected="true"]')].map(({ dataset }) => dataset.tab);

function press(list: string, name: string, key: string): boolean {
  getTab(list, name).focus();
  return getTab(list, name).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

describe('a click on a tab', () => {
  it('chooses it in all blocks', () => {
    getTab('first', 'yarn').click();
    expect(getChosen()).toEqual(['yarn', 'yarn']);
    expect(document.documentElement.getAttribute('data-package-manager')).toBe('yarn');
  });

  it('is kept for the next visit', () => {
    getTab('second', 'bun').click();
    expect(localStorage.getItem('codeblock-package-manager')).toBe('bun');
  });

  it('makes the chosen tab the only one that the Tab key reaches', () => {
    getTab('first', 'yarn').click();
    expect(NAMES.map((name) => getTab('second', name).tabIndex)).toEqual([-1, -1, 0, -1]);
  });

  it('on a tab of another kind chooses nothing', () => {
    getTab('first', 'yarn').dataset.tab = 'deno';
    document.querySelector<HTMLElement>('[data-tab=deno]')?.click();
    expect(packageManager.store.get()).toBe('npm');
  });

  it('does nothing any more after the undo', () => {
    detach();
    getTab('first', 'yarn').click();
    expect(getChosen()).toEqual(['npm', 'npm']);
  });
});

describe('a key on a tab', () => {
  it.each([
    ['npm', 'ArrowRight', 'pnpm'],
    ['bun', 'ArrowRight', 'npm'],
    ['pnpm', 'ArrowLeft', 'npm'],
    ['npm', 'ArrowLeft', 'bun'],
    ['yarn', 'Home', 'npm'],
    ['pnpm', 'End', 'bun'],
  ])('on %s, %s, chooses and focuses %s', (from, key, to) => {
    expect(press('second', from, key)).toBe(false);
    expect(getChosen()).toEqual([to, to]);
    expect(document.activeElement).toBe(getTab('second', to));
  });

  it.each([
    ['npm', 'ArrowLeft', 'pnpm'],
    ['npm', 'ArrowRight', 'bun'],
  ])('on %s, %s, is mirrored where text runs from right to left', (from, key, to) => {
    getTab('first', from).style.direction = 'rtl';
    press('first', from, key);
    expect(document.activeElement).toBe(getTab('first', to));
  });

  it.each(['ArrowDown', 'a', 'Enter', 'Tab'])('%s is left to the browser', (key) => {
    expect(press('first', 'npm', key)).toBe(true);
    expect(getChosen()).toEqual(['npm', 'npm']);
  });
});

it('follows a choice that another tab of the browser has made', () => {
  localStorage.setItem('codeblock-package-manager', 'pnpm');
  packageManager.sync();
  expect(getChosen()).toEqual(['pnpm', 'pnpm']);
});

it('marks the choice on a page that has just been shown', () => {
  packageManager.store.set('yarn');
  document.body.innerHTML = toTabs('third');
  expect(getChosen()).toEqual(['npm']);
  syncCodeTabs(document.body);
  expect(getChosen()).toEqual(['yarn']);
});
