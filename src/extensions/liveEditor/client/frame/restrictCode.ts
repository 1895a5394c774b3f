/**
 * Events of an unloading document: a loop in a listener would hang the process that already runs the next
 * frame.
 */
const UNLOAD_EVENTS = ['beforeunload', 'pagehide', 'unload', 'visibilitychange', 'freeze'];

/** More hash changes per second than a reader can cause; each is a navigation for the browser. */
const HASHES_PER_SECOND = 20;

/** Reports what the page has to undo. */
interface RestrictionEvents {
  /** The code keeps changing the hash. */
  readonly onHashFlood: () => void;
  /** The code has moved the focus into the document. */
  readonly onFocusTaken: () => void;
}

/**
 * Prevents the code of this document, before any of it runs, from harming the page: from running while the
 * document is unloaded, and from taking the focus while the reader types. Dialogs and the like may move the
 * focus once the reader has moved it into the document, by pointer or with Tab.
 */
export function restrictCode({ onHashFlood, onFocusTaken }: RestrictionEvents): void {
  // Registered first, so that no later listener or event attribute receives the event.
  UNLOAD_EVENTS.forEach((type) =>
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  let since = 0;
  let hashes = 0;
  window.addEventListener(
    'hashchange',
    ({ timeStamp }) => {
      if (timeStamp - since > 1000) {
        since = timeStamp;
        hashes = 0;
      }
      hashes += 1;
      if (hashes > HASHES_PER_SECOND) onHashFlood();
    },
    { capture: true },
  );
  window.addEventListener(
    'focus',
    ({ eventPhase }) => {
      // The window itself, not an element in it. Browsers without `userActivation` do not report it.
      if (eventPhase === Event.AT_TARGET && navigator.userActivation?.isActive === false) onFocusTaken();
    },
    { capture: true },
  );
  [HTMLElement.prototype, SVGElement.prototype].forEach((one) => disableWithoutFocus(one, 'focus'));
  [HTMLInputElement.prototype, HTMLTextAreaElement.prototype].forEach((one) =>
    disableWithoutFocus(one, 'select'),
  );
  disableWithoutFocus(window, 'focus');
}

/** Makes a method do nothing while the focus is outside this document. */
function disableWithoutFocus<Name extends string>(
  owner: Readonly<Record<Name, (options?: FocusOptions) => void>>,
  name: Name,
): void {
  const original = owner[name];
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: unknown, options?: FocusOptions) {
      if (document.hasFocus()) Reflect.apply(original, this ?? window, [options]);
    },
  });
}
