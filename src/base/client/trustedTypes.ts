/** The part of `window.trustedTypes` that is used here; TypeScript does not know it yet. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ) => void;
}

/**
 * The inline script with the default Trusted Types policy, for browsers that have them. Scripts and workers
 * must be of this origin, and text never becomes code. All HTML passes, because it comes from the pages' own
 * data; the document's `script-src` refuses its scripts and handlers.
 */
export const trustedTypesScript = `(${trust.toString()})()`;

/** Self-contained, because its source text is what runs. */
function trust(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  });
}
