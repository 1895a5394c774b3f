/** The keys that are held down during an event of the keyboard or the pointer. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a key press is told by. */
export interface KeyPress extends Modifiers {
  /** What the key writes, or its name. */
  readonly key: string;
  /** Where it is on the keyboard, named after the American layout. */
  readonly code: string;
}

/** What browsers say of a key that belongs to an input method. */
interface ComposedKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** `keyCode` of a key that an input method has handled. */
const HANDLED = 229;

/** The last Latin letter: other scripts come after it, and names of keys before. */
const LAST_LATIN = 'ɏ';

/**
 * Whether a key only chooses or confirms what an input method suggests. WebKit has ended the composition before it
 * reports the key that did so, and then only `keyCode` tells.
 */
export function isComposing({ isComposing: isOpen, keyCode }: ComposedKey): boolean {
  return isOpen || keyCode === HANDLED;
}

/** Whether a click or a key asks for something else than alone, such as a link for a new tab. */
export function hasModifier({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/**
 * Whether a key press is a letter with either Ctrl or ⌘. A Latin letter is the one that the layout has there; keyboards
 * with other letters have it where the American one does.
 */
export function isShortcut(
  { key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyPress,
  letter: 'C' | 'K',
): boolean {
  const isLetter = key > LAST_LATIN ? code === `Key${letter}` : key.toUpperCase() === letter;
  return isLetter && ctrlKey !== metaKey && !shiftKey && !altKey;
}
