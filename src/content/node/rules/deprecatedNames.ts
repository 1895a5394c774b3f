import type { PageSource } from '../reader/readPage';
import type { TextBlock } from '../reader/textBlocks';
import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

/** A function as the value of a single key of `sx`: `top: (theme) => …`. */
const SINGLE_FUNCTION = /^['"\w&:. -]+: \(?theme\)? => /;

/** A section that names a deprecated prop of the page's components, or a deprecated form of `sx`, says so. */
export const deprecatedNames: PageRule = {
  name: 'deprecatedNames',
  stops: 'ci',
  check(page, { facts }) {
    const { components = [] } = page.frontMatter ?? {};
    const documented = components.flatMap((name) => facts.findComponent(page.section, name) ?? []);
    const isDeprecated = (prop: string) => {
      const owners = documented.filter((it) => it.declaresProp(prop));
      return owners.length > 0 && owners.every((it) => it.deprecatedProps.has(prop));
    };
    return splitSections(page)
      .filter((section) => !section.some(saysDeprecated))
      .flatMap((section) => section.flatMap(({ sentences }) => sentences))
      .flatMap(({ inlineCodes }) => inlineCodes)
      .flatMap(({ text, line }) => {
        if (SINGLE_FUNCTION.test(text)) {
          const reason = `\`${text}\` is deprecated in \`sx\`, and its section does not say so.`;
          return [createError(page.file, line, reason, 'Write the whole `sx` as a function of the theme.')];
        }
        const name = /^\w+(?=$|=|\.)/.exec(text)?.[0];
        if (name === undefined || !isDeprecated(name)) return [];
        return createError(
          page.file,
          line,
          `\`${name}\` is deprecated, and its section does not say so.`,
          'Say it, or name what replaces it.',
        );
      });
  },
};

function splitSections({ textBlocks }: PageSource): TextBlock[][] {
  const sections: TextBlock[][] = [[]];
  for (const textBlock of textBlocks) {
    if (textBlock.kind === 'heading') sections.push([]);
    sections.at(-1)?.push(textBlock);
  }
  return sections;
}

const saysDeprecated = ({ sentences }: TextBlock): boolean =>
  sentences.some(({ text }) => /deprecated|deprecation/i.test(text));
