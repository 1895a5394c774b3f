import { site } from '../../../../../data/site';
import type { Assistant } from '../../../../site/shared/assistants';
import { findLine } from '../../../../base/node/findLine';
import { createError, type Diagnostic } from '../../../../base/node/diagnostic';
import type { SiteRule } from '../../facts/rule';

const FILE = 'data/assistants.ts';

/** Any placeholder in an address, known or not. */
const PLACEHOLDER = /\{[^}]*\}/g;

/** Each assistant has a name, and an address that takes the question. */
export const assistants: SiteRule = {
  name: 'assistants',
  stops: 'build',
  check: () => findAssistantDiagnostics(site.assistants),
};

/**
 * Checks the assistants, which all pages link to: each needs a unique name, and a safe address with a
 * placeholder for the question. Reports the first problem of each.
 */
export function findAssistantDiagnostics(list: readonly Assistant[]): Diagnostic[] {
  return list.flatMap(({ name, address }, index) => {
    const createDiagnostics = (reason: string, fix: string) => [
      createError(
        FILE,
        findLine(FILE, [`'${name}'`, `'${address}'`], `'${address}'`),
        `${name || address}: ${reason}`,
        fix,
      ),
    ];
    if (name.trim() === '') return createDiagnostics('it has no name.', 'Give the one that readers know.');
    if (list.findIndex((one) => one.name === name) < index) {
      return createDiagnostics('the name is there twice.', 'Remove one of them.');
    }
    if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
      return createDiagnostics(`${address} is no web address.`, 'Give one that begins with https://.');
    }
    // A placeholder in the host would be part of a domain name.
    const [question, ...others] = address.slice(new URL(address).origin.length).match(PLACEHOLDER) ?? [];
    return others.length > 0 || (question !== '{prompt}' && question !== '{url}')
      ? createDiagnostics(
          `${address} does not say where the question goes.`,
          'It must have one {prompt} or {url}, after the host.',
        )
      : [];
  });
}
