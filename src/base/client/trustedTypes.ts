/** What of `window.trustedTypes` is used here; TypeScript does not know it yet. */
interface PolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<string, (text: string) => string | null>>,
  ) => void;
}

/**
 * The inline script that says what may become code (Trusted Types, where the browser has them): scripts and workers of
 * this origin, and no text. HTML passes, because all that is written is from the pages' own data; its scripts and
 * handlers are refused by the policy's `script-src`.
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
