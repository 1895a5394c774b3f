import { isFrameId } from '../../../site/shared/frameIds';
import type { FrontMatter } from './frontMatter';

type Aliases = FrontMatter['aliases'];

/** The former anchors that lead to an anchor of the page. */
export function listAliases(aliases: Aliases, anchor: string): string[] {
  return Object.keys(aliases).filter((alias) => aliases[alias] === anchor);
}

/** What a demo or playground says of its former anchors: nothing, when it has none. */
export function pickAliases(aliases: Aliases, anchor: string): { readonly aliases?: readonly string[] } {
  const own = listAliases(aliases, anchor);
  return own.length > 0 ? { aliases: own } : {};
}

/** An alias that cannot be written, with a sentence that says why. */
interface AliasFault {
  readonly alias: string;
  readonly reason: string;
}

/** What to do about a faulty alias. */
export const ALIAS_CURE =
  'Write the old anchor, a colon, and the id of a heading or the name of a demo of this page.';

/**
 * Compares the aliases of a page with its anchors.
 * @param anchors ids of its headings, demos and playgrounds
 * @param isOther whether an anchor exists that is not among them
 */
export function findAliasFaults(
  aliases: Aliases,
  anchors: ReadonlySet<string>,
  isOther: (anchor: string) => boolean = () => false,
): AliasFault[] {
  return Object.entries(aliases).flatMap(([alias, anchor]): AliasFault[] => {
    if (/\s|^$/.test(alias)) return [{ alias, reason: `The alias "${alias}" is no anchor.` }];
    if (isFrameId(alias)) return [{ alias, reason: `The alias "${alias}" is an id of the page's frame.` }];
    if (anchors.has(alias)) {
      return [{ alias, reason: `The alias "${alias}" is an anchor of the page itself.` }];
    }
    if (anchors.has(anchor) || isOther(anchor)) return [];
    return [{ alias, reason: `The alias "${alias}" leads to "${anchor}", which the page does not have.` }];
  });
}
