import { vi } from 'vitest';

/** Puts a global function in the place of the analytics script's; returns what it is called with. */
export function recordGtag(): unknown[][] {
  const calls: unknown[][] = [];
  vi.stubGlobal('gtag', (...args: unknown[]) => calls.push(args));
  return calls;
}
