/** The modifier keys that are held down during a keyboard or pointer event. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What identifies a key press. */
export interface KeyPress extends Modifiers {
  /** The character that the key types, or the key's name. */
  readonly key: string;
  /** The position on the keyboard, named after the US layout. */
  readonly code: string;
}

/** What browsers report about a key that an input method (IME) may handle. */
interface ComposedKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** `keyCode` of a key that an input method has handled. */
const IME_KEY_CODE = 229;

/** The last Latin letter: letters of other scripts sort after it, and names of keys before it. */
const LAST_LATIN = 'ɏ';

/**
 * Whether a key press belongs to the composition of an input method: it only chooses or confirms a
 * suggestion. WebKit ends the composition before it reports the key that has ended it; then only `keyCode`
 * shows it.
 */
export function isComposing({ isComposing: isOpen, keyCode }: ComposedKey): boolean {
  return isOpen || keyCode === IME_KEY_CODE;
}

/** Whether a modifier changes what a click or key does, such as opening a link in a new tab. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * Whether a key press is a letter with either Ctrl or ⌘. On Latin layouts the typed letter counts; on other
 * layouts the letter that the US layout has in that position.
 */
export function isShortcut(
  { key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress,
  letter: 'C' | 'K',
): boolean {
  const isLetter = key > LAST_LATIN ? code === `Key${letter}` : key.toUpperCase() === letter;
  return isLetter && ctrlKey !== metaKey && !shiftKey && !altKey;
}
