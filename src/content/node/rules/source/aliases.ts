import { isFrameId } from '../../../../site/shared/frameIds';
import { createError } from '../../../../base/node/diagnostic';
import { API_SECTION } from '../../../../page/shared/page';
import { isGalleryHeadingId } from '../../reader/headingIds';
import type { PageAlias } from '../../reader/aliases';
import type { SourceRule } from '../../facts/rule';

/** How to fix an invalid alias. */
export const ALIAS_FIX =
  'Write the old anchor, a colon, and the id of a heading or the name of a demo of this page.';

/** Each alias is a possible anchor, and leads to an anchor of the page. */
export const aliases: SourceRule = {
  name: 'aliases',
  stops: 'build',
  check({ file, headings, demoOptions, playgrounds, galleries, documentedNames, aliases: own }) {
    const anchors = new Set([
      ...headings.flatMap(({ id }) => id ?? []),
      ...demoOptions.map(({ name }) => name),
      ...playgrounds.map(({ id }) => id),
      ...(documentedNames.length > 0 ? [API_SECTION.id] : []),
    ]);
    // Which headings a gallery has depends on the product: the rule `galleries` checks these.
    const isOfGallery = (anchor: string) => galleries.length > 0 && isGalleryHeadingId(anchor);
    return own.flatMap((one) => {
      const reason = explainAlias(one, anchors, isOfGallery);
      return reason === null ? [] : [createError(file, one.line, reason, ALIAS_FIX)];
    });
  },
};

/**
 * What is wrong with an alias; `null` when nothing is.
 * @param anchors ids of the page's headings, demos and playgrounds
 * @param isOther whether an anchor that is not among them may exist
 */
export function explainAlias(
  { alias, anchor }: PageAlias,
  anchors: ReadonlySet<string>,
  isOther: (anchor: string) => boolean = () => false,
): string | null {
  if (/\s|^$/.test(alias)) return `The alias "${alias}" is no anchor.`;
  if (isFrameId(alias)) return `The alias "${alias}" is an id of the page's frame.`;
  if (anchors.has(alias)) return `The alias "${alias}" is an anchor of the page itself.`;
  if (anchors.has(anchor) || isOther(anchor)) return null;
  return `The alias "${alias}" leads to "${anchor}", which the page does not have.`;
}
