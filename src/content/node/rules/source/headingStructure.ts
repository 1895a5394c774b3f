import { createError } from '../../../../base/node/diagnostic';
import { API_SECTION } from '../../../../page/shared/page';
import type { SourceRule } from '../../facts/rule';

/** Headings have text, levels without a gap and no links; that of the API section is left to the build. */
export const headingStructure: SourceRule = {
  name: 'headingStructure',
  stops: 'build',
  check({ file, headings, documentedNames }) {
    const clash = documentedNames.length > 0 && headings.find((one) => one.id === API_SECTION.id);
    return headings.flatMap((heading, index) => {
      const { depth, text, line, id, linkLines } = heading;
      const report = (reason: string, fix = '', at = line) => createError(file, at, reason, fix);
      return [
        ...(/[^\s\p{Cf}]/u.test(text) ? [] : [report('The heading is empty. Write its text, or remove it.')]),
        ...(depth === 1
          ? [report(`The title is in the front matter; write "${text}" as ## or drop it.`)]
          : []),
        ...(depth === 3 && headings.slice(0, index).every((above) => above.id === null)
          ? [report('A ### heading needs a ## heading above it.')]
          : []),
        // Only headings with an anchor are links.
        ...(id === null ? [] : linkLines).map((at) =>
          report('A heading must not contain a link: it is a link itself.', '', at),
        ),
        ...(heading === clash
          ? [
              report(
                `The section "${API_SECTION.text}" is written by the build, from the front matter.`,
                'Rename or remove the heading of the same name.',
              ),
            ]
          : []),
      ];
    });
  },
};
