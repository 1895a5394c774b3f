import { describe, expect, it } from 'vitest';
import {
  hasModifier,
  isComposing,
  isShortcut,
  type KeyPress,
  type Modifiers,
} from '../../../src/ui/shared/keys';

const isSearchShortcut = (press: KeyPress) => isShortcut(press, 'K');
const isCopyShortcut = (press: KeyPress) => isShortcut(press, 'C');

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const CTRL = { ...NONE, ctrlKey: true };
const META = { ...NONE, metaKey: true };

/** What the keys of the American K and C write, by layout. */
const FOREIGN = [
  ['Russian', 'л', 'с'],
  ['Ukrainian', 'л', 'с'],
  ['Bulgarian', 'к', 'ц'],
  ['Greek', 'κ', 'ψ'],
  ['Hebrew', 'ל', 'ב'],
  ['Arabic', 'ن', 'ؤ'],
  ['Persian', 'ن', 'ز'],
  ['Thai', 'า', 'แ'],
  ['Hindi', 'क', 'म'],
  ['Burmese', 'ု', 'ခ'],
  ['Georgian', 'კ', 'ც'],
  ['Armenian', 'ք', 'ց'],
  ['Korean', 'ㅏ', 'ㅊ'],
  ['Japanese kana', 'の', 'そ'],
] as const;

describe('a shortcut on a keyboard without Latin letters', () => {
  it.each(FOREIGN)('is where the American keyboard has it: %s', (_, atK, atC) => {
    expect(isSearchShortcut({ key: atK, code: 'KeyK', ...CTRL })).toBe(true);
    expect(isSearchShortcut({ key: atK, code: 'KeyK', ...META })).toBe(true);
    expect(isSearchShortcut({ key: atC, code: 'KeyC', ...CTRL })).toBe(false);
    expect(isCopyShortcut({ key: atC, code: 'KeyC', ...CTRL })).toBe(true);
    expect(isCopyShortcut({ key: atC, code: 'KeyC', ...META })).toBe(true);
    expect(isCopyShortcut({ key: atK, code: 'KeyK', ...CTRL })).toBe(false);
  });

  it('is so with Caps Lock', () => {
    expect(isSearchShortcut({ key: 'Л', code: 'KeyK', ...CTRL })).toBe(true);
    expect(isCopyShortcut({ key: 'С', code: 'KeyC', ...CTRL })).toBe(true);
  });
});

describe('a shortcut on a keyboard with Latin letters', () => {
  it.each([
    ['American', 'k', 'KeyK', true],
    ['American with Caps Lock', 'K', 'KeyK', true],
    ['Dvorak, K', 'k', 'KeyV', true],
    ['Dvorak, T', 't', 'KeyK', false],
    ['another, K', 'k', 'KeyN', true],
    ['another, E', 'e', 'KeyK', false],
    ['French, K', 'k', 'KeyB', true],
    ['left-handed Dvorak, a sign', ';', 'KeyK', false],
    ['Turkish F, M', 'm', 'KeyK', false],
    ['Latin letters of their own', 'ç', 'KeyK', false],
    ['a key without a place, as on screens', 'k', '', true],
    ['a key without a place or letter', 'Unidentified', '', false],
    ['a dead key', 'Dead', 'KeyK', false],
    ['a name that begins with it', 'Katakana', 'KeyK', false],
  ])('is the letter of the layout: %s', (_, key, code, isIt) => {
    expect(isSearchShortcut({ key, code, ...CTRL })).toBe(isIt);
  });

  it.each([
    ['Dvorak, C', 'c', 'KeyI', true],
    ['Dvorak, J', 'j', 'KeyC', false],
    ['French of old', 'c', 'KeyC', true],
    ['French, X', 'x', 'KeyC', false],
  ])('copies with the letter of the layout: %s', (_, key, code, isIt) => {
    expect(isCopyShortcut({ key, code, ...CTRL })).toBe(isIt);
  });
});

describe('the copy shortcut', () => {
  it.each<[string, string, Partial<Modifiers>, boolean]>([
    ['Ctrl+C', 'c', { ctrlKey: true }, true],
    ['⌘C', 'c', { metaKey: true }, true],
    ['Ctrl+C with caps lock', 'C', { ctrlKey: true }, true],
    ['⌘C with caps lock', 'C', { metaKey: true }, true],
    ['C', 'c', {}, false],
    ['Ctrl+⌘C', 'c', { ctrlKey: true, metaKey: true }, false],
    ['Ctrl+Shift+C', 'C', { ctrlKey: true, shiftKey: true }, false],
    ['Ctrl+Alt+C', 'c', { ctrlKey: true, altKey: true }, false],
    ['⌘⇧C', 'C', { metaKey: true, shiftKey: true }, false],
    ['⌘⌥C', 'c', { metaKey: true, altKey: true }, false],
    ['Ctrl+X', 'x', { ctrlKey: true }, false],
  ])('%s', (_, key, held, isIt) => {
    expect(isCopyShortcut({ key, code: `Key${key.toUpperCase()}`, ...NONE, ...held })).toBe(isIt);
  });
});

describe('the keys that are held', () => {
  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('count one by one: %s', (name) => {
    expect(hasModifier({ ...NONE, [name]: true })).toBe(true);
    expect(hasModifier(NONE)).toBe(false);
  });
});

describe('a key of a composition', () => {
  it.each([
    ['while it lasts', true, 229, true],
    ['while it lasts, where the key is told', true, 13, true],
    ['that ends it in WebKit, where it has ended before', false, 229, true],
    ['after it', false, 13, false],
  ])('%s', (_, composing, keyCode, isIt) => {
    expect(isComposing({ isComposing: composing, keyCode })).toBe(isIt);
  });
});
