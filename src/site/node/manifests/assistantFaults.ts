import type { Assistant } from '../../shared/assistants';
import { findLine } from '../../../base/node/findLine';
import { createError, type Finding } from '../../../base/node/finding';

const FILE = 'data/assistants.ts';

/** Every placeholder that an address has, known or not. */
const PLACEHOLDER = /\{[^}]*\}/g;

/**
 * Finds assistants, to which all pages link, without a name of their own, or whose address is unsafe or carries no
 * question: of each the first fault.
 */
export function findAssistantFaults(assistants: readonly Assistant[]): Finding[] {
  return assistants.flatMap(({ name, address }, index) => {
    const fault = (reason: string, cure: string) => [
      createError(
        FILE,
        findLine(FILE, [`'${name}'`, `'${address}'`], `'${address}'`),
        `${name || address}: ${reason}`,
        cure,
      ),
    ];
    if (name.trim() === '') return fault('it has no name.', 'Give the one that readers know.');
    if (assistants.findIndex((one) => one.name === name) < index) {
      return fault('the name is there twice.', 'Remove one of them.');
    }
    if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
      return fault(`${address} is no web address.`, 'Give one that begins with https://.');
    }
    // In the host, a placeholder would be part of a name.
    const [question, ...others] = address.slice(new URL(address).origin.length).match(PLACEHOLDER) ?? [];
    return others.length > 0 || (question !== '{prompt}' && question !== '{url}')
      ? fault(
          `${address} does not say where the question stands.`,
          'It must have one {prompt} or {url}, after the host.',
        )
      : [];
  });
}
