import { listUnreadMessages } from '../../../extensions/errorDecoder/node/errorMessages';
import { listUnreadIcons } from '../../../extensions/icons/node/readIcons';
import { loadApi } from '../../../api/node/packages/loadApi';

/**
 * What pages are without, because the engine could not read it in the installed packages: a sentence for each fact. An
 * update may bring such facts; the site is complete but for them.
 */
export async function listUnreadFacts(): Promise<readonly string[]> {
  const { unread } = await loadApi();
  return [...unread, ...listUnreadIcons(), ...listUnreadMessages()];
}

/**
 * A fact as a line of the build's output.
 * @param isOnGitHub whether to write it as GitHub lists it beside a run
 */
export function formatUnreadFact(fact: string, isOnGitHub: boolean): string {
  const mark = isOnGitHub
    ? '::warning title=Not read in the packages::'
    : 'Warning: not read in the packages: ';
  return `${mark}${fact.replace(/\s+/g, ' ')}`;
}
