import type { Assistant } from '../model/assistants';

/** Every placeholder that an address has, known or not. */
const PLACEHOLDER = /\{[^}]*\}/g;

/**
 * Checks the assistants that all pages link to.
 * @throws Error for one without a name of its own, or whose address is unsafe or carries no question
 */
export function checkAssistants(assistants: readonly Assistant[]): void {
  const names = new Set<string>();
  for (const { name, address } of assistants) {
    const fail = (reason: string) => {
      throw new Error(`data/assistants.ts: ${name || address}: ${reason}`);
    };
    if (name.trim() === '') fail('it has no name. Give the one that readers know.');
    if (names.has(name)) fail('the name is there twice. Remove one of them.');
    names.add(name);
    if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
      fail(`${address} is no web address. Give one that begins with https://.`);
    }
    // In the host, a placeholder would be part of a name.
    const [question, ...others] = address.slice(new URL(address).origin.length).match(PLACEHOLDER) ?? [];
    if (others.length > 0 || (question !== '{prompt}' && question !== '{url}')) {
      fail(`${address} must have one {prompt} or {url} where the question stands, after the host.`);
    }
  }
}
