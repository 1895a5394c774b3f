/** Events of a document that is unloaded: a loop there would hang the process in which the next frame already runs. */
const UNLOAD_EVENTS = ['beforeunload', 'pagehide', 'unload', 'visibilitychange', 'freeze'];

/** Changes of the hash per second beyond what a reader can cause; each is a navigation for the browser. */
const HASHES_PER_SECOND = 20;

/** Reports what the page has to undo. */
interface Restraints {
  /** The code changes the hash without end. */
  readonly onHashFlood: () => void;
  /** The code has moved the focus into the document. */
  readonly onFocusTaken: () => void;
}

/**
 * Prevents the code of this document, before any of it runs, from harming the page: from running when
 * the document is removed, and from taking the focus while the reader types. Dialogs and the like may move the focus
 * as soon as the reader has moved it into the document, by pointer or with Tab.
 */
export function restrainCode({ onHashFlood, onFocusTaken }: Restraints): void {
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
      // The window itself, not an element in it. Older browsers do not report it: there the focus stays.
      if (eventPhase === Event.AT_TARGET && navigator.userActivation?.isActive === false) onFocusTaken();
    },
    { capture: true },
  );
  [HTMLElement.prototype, SVGElement.prototype].forEach((one) => keepOutside(one, 'focus'));
  [HTMLInputElement.prototype, HTMLTextAreaElement.prototype].forEach((one) => keepOutside(one, 'select'));
  keepOutside(window, 'focus');
}

/** Makes a method do nothing while the focus is outside of this document. */
function keepOutside<Name extends string>(
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
