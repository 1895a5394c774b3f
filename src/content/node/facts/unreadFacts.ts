import { loadApi } from '../../../api/node/packages/loadApi';
import { listExtensions } from '../../../extensions';

/**
 * What pages lack because the engine could not read it from the installed packages: one sentence for each
 * fact. This can happen after an update of the packages; apart from these facts, the site is complete.
 */
export async function listUnreadFacts(): Promise<readonly string[]> {
  const { unread } = await loadApi();
  const ofExtensions = await Promise.all(
    listExtensions('unreadFacts').map(async (name) => {
      const module: { listUnreadFacts: () => readonly string[] } = await import(
        `../../../extensions/${name}/node/unreadFacts.ts`
      );
      return module.listUnreadFacts();
    }),
  );
  return [...unread, ...ofExtensions.flat()];
}

/**
 * Formats a fact as a line of the build output.
 * @param isOnGitHub whether to format it as an annotation for GitHub Actions
 */
export function formatUnreadFact(fact: string, isOnGitHub: boolean): string {
  const mark = isOnGitHub
    ? '::warning title=Could not be read from the packages::'
    : 'Warning: could not be read from the packages: ';
  return `${mark}${fact.replace(/\s+/g, ' ')}`;
}
