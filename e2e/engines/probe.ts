/** Where pages post what a console would show. */
export const MESSAGES_PATH = '/messages-of-the-console';

/** Puts the probe before everything else of a document, its policy, too. */
export function addProbe(html: string): string {
  return html.replace(
    '<head>',
    `<head><script>(${String(probe)})(${JSON.stringify(MESSAGES_PATH)})</script>`,
  );
}

/** Runs in every document and frame: WebKit has no log that a driver can read. */
function probe(address: string): void {
  document.currentScript?.remove();
  const send = (...parts: readonly unknown[]) => {
    const request = new XMLHttpRequest();
    // What has happened has arrived: no test waits for what may still be under way.
    request.open('POST', address, false);
    try {
      request.send([location.pathname, ...parts].join(' '));
    } catch {
      // Posted from a sandboxed frame, which may not read the answer, or offline.
    }
  };
  document.addEventListener('atlas:hydrated', () => document.documentElement.setAttribute('data-alive', ''));
  console.error = (...values: readonly unknown[]) => send('console.error:', ...values);
  console.warn = (...values: readonly unknown[]) => send('console.warn:', ...values);
  addEventListener('error', ({ message }) => send('error:', message));
  addEventListener('unhandledrejection', ({ reason }) => send('rejection:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
    send('policy:', effectiveDirective, blockedURI, sourceFile, sample),
  );
}
