/** Events of a document that is about to go: a loop there hangs the process in which the next frame already runs. */
const UNLOAD_EVENTS = ['beforeunload', 'pagehide', 'unload', 'visibilitychange', 'freeze'];

/** Changes of the hash in a second that no reader can cause; each costs the browser a navigation. */
const HASHES_PER_SECOND = 20;

/** What code does that the page has to set right. */
interface Restraints {
  /** The document goes from hash to hash without end. */
  readonly onHashFlood: () => void;
  /** The focus has come into it by itself. */
  readonly onFocusTaken: () => void;
}

/**
 * Takes from the code in this document, before any of it runs, what it must not do to its page: to run when
 * the document is removed, and to take the focus from a reader who types. Dialogs and the like move the focus
 * as soon as the reader has brought it in, with a press or with Tab.
 */
export function restrainCode({ onHashFlood, onFocusTaken }: Restraints): void {
  // The first to listen: none that follows hears of it, whether a listener or an attribute.
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
      // The window itself, no element in it. Older browsers do not tell: there the focus stays where it has gone.
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
