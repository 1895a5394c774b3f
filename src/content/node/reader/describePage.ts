import type { Root, Yaml } from 'mdast';
import { API_SECTION, type DemoOptions } from '../../../page/shared/page';
import { findDemos } from './demoElements';
import { listDocumentedNames, parseFrontMatter, type DocumentedName, type FrontMatter } from './frontMatter';
import { isGalleryHeadingId } from './headingIds';
import { findLeadFault } from './leadElement';
import { findPlaygrounds, type PlaygroundOptions } from './playgroundElements';
import { ALIAS_CURE, findAliasFaults, pickAliases } from './aliases';
import { createError, type Finding, type Report } from '../../../base/node/finding';
import { checkLeftovers } from './leftoverFaults';
import { readParts, type PageParts } from './readParts';

const CLASH = `The section "${API_SECTION.text}" is written by the build, from the front matter.`;

/** The contents of a page's tree. All lists are in reading order. */
export interface PageDescription extends PageParts {
  /** `null` when it cannot be read; `faults` say why. */
  readonly frontMatter: FrontMatter | null;
  /** The names that the page documents, by its front matter. */
  readonly documentedNames: readonly DocumentedName[];
  /** Without those whose options are invalid. */
  readonly demoOptions: readonly DemoOptions[];
  readonly playgrounds: readonly PlaygroundOptions[];
  /** All faults of the page's own source. */
  readonly faults: readonly Finding[];
}

/**
 * Checks a page's tree and lists its contents; does not change the tree.
 * @param source text of the page
 * @param file path of the page, for messages
 */
export function describePage(tree: Root, source: string, file: string): PageDescription {
  const faults: Finding[] = [];
  const report: Report = (reason, { position }, cure = '') => {
    faults.push(createError(file, position?.start.line ?? 1, reason, cure));
  };
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  const frontMatter = parseFrontMatter(yaml?.value, (reason, line) =>
    faults.push(createError(file, line, reason, '')),
  );
  const lead = frontMatter && findLeadFault(tree, frontMatter);
  if (lead) report(lead.reason, lead.node, lead.cure);
  const aliases = frontMatter?.aliases ?? {};
  const demoOptions = findDemos(tree, report).map((demo) => ({
    ...demo,
    ...pickAliases(aliases, demo.name),
  }));
  const playgrounds = findPlaygrounds(tree, report).map((playground) => ({
    ...playground,
    ...pickAliases(aliases, playground.id),
  }));
  const documentedNames = frontMatter && yaml ? listDocumentedNames(yaml.value) : [];
  const parts = readParts(tree, report);
  checkLeftovers(tree, source, report);
  const clash = documentedNames.length > 0 && parts.headings.find(({ id }) => id === API_SECTION.id);
  if (clash)
    faults.push(createError(file, clash.line, CLASH, 'Rename or remove the heading of the same name.'));
  const anchors = new Set([
    ...parts.headings.flatMap(({ id }) => id ?? []),
    ...demoOptions.map(({ name }) => name),
    ...playgrounds.map(({ id }) => id),
    ...(documentedNames.length > 0 ? [API_SECTION.id] : []),
  ]);
  // Which headings a gallery has depends on the product: `findContentFaults` looks at these.
  const isOfGallery = (anchor: string) => parts.galleries.length > 0 && isGalleryHeadingId(anchor);
  for (const { alias, reason } of findAliasFaults(aliases, anchors, isOfGallery)) {
    const line = yaml?.value.split('\n').findIndex((text) => text.trimStart().startsWith(alias)) ?? 0;
    faults.push(createError(file, line + 2, reason, ALIAS_CURE));
  }
  return { frontMatter, documentedNames, demoOptions, playgrounds, ...parts, faults };
}
