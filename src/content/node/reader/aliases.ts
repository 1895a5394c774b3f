import { isFrameId } from '../../../site/shared/frameIds';
import type { FrontMatter } from './frontMatter';

type Aliases = FrontMatter['aliases'];

/** The former anchors that now lead to an anchor of the page. */
export function listAliases(aliases: Aliases, anchor: string): string[] {
  return Object.keys(aliases).filter((alias) => aliases[alias] === anchor);
}

/** The `aliases` property of a demo or playground; left out when it has no former anchors. */
export function pickAliases(aliases: Aliases, anchor: string): { readonly aliases?: readonly string[] } {
  const own = listAliases(aliases, anchor);
  return own.length > 0 ? { aliases: own } : {};
}

/** An invalid alias, with a sentence that says why. */
interface AliasDiagnostic {
  readonly alias: string;
  readonly reason: string;
}

/** How to fix an invalid alias. */
export const ALIAS_FIX =
  'Write the old anchor, a colon, and the id of a heading or the name of a demo of this page.';

/**
 * Checks the aliases of a page against its anchors.
 * @param anchors ids of its headings, demos and playgrounds
 * @param isOther whether an anchor that is not among them may exist
 */
export function findAliasDiagnostics(
  aliases: Aliases,
  anchors: ReadonlySet<string>,
  isOther: (anchor: string) => boolean = () => false,
): AliasDiagnostic[] {
  return Object.entries(aliases).flatMap(([alias, anchor]): AliasDiagnostic[] => {
    if (/\s|^$/.test(alias)) return [{ alias, reason: `The alias "${alias}" is no anchor.` }];
    if (isFrameId(alias)) return [{ alias, reason: `The alias "${alias}" is an id of the page's frame.` }];
    if (anchors.has(alias)) {
      return [{ alias, reason: `The alias "${alias}" is an anchor of the page itself.` }];
    }
    if (anchors.has(anchor) || isOther(anchor)) return [];
    return [{ alias, reason: `The alias "${alias}" leads to "${anchor}", which the page does not have.` }];
  });
}
