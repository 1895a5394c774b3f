import type { Root, Yaml } from 'mdast';
import { API_SECTION, type DemoOptions } from '../../../page/shared/page';
import { findDemos } from './demoElements';
import { listDocumentedNames, parseFrontMatter, type DocumentedName, type FrontMatter } from './frontMatter';
import { isGalleryHeadingId } from './headingIds';
import { findLeadDiagnostic } from './leadElement';
import { findPlaygrounds, type PlaygroundOptions } from './playgroundElements';
import { ALIAS_FIX, findAliasDiagnostics, pickAliases } from './aliases';
import { createError, type Diagnostic, type Report } from '../../../base/node/diagnostic';
import { checkUnresolvedMarkdown } from './unresolvedMarkdown';
import { readParts, type PageParts } from './readParts';

const CLASH = `The section "${API_SECTION.text}" is written by the build, from the front matter.`;

/** The contents of a page. All lists are in reading order. */
export interface PageDescription extends PageParts {
  /** `null` when it is invalid; `diagnostics` say why. */
  readonly frontMatter: FrontMatter | null;
  /** The names that the page documents, according to its front matter. */
  readonly documentedNames: readonly DocumentedName[];
  /** Without demos whose options are invalid. */
  readonly demoOptions: readonly DemoOptions[];
  readonly playgrounds: readonly PlaygroundOptions[];
  /** Everything that is wrong with the page's own source. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks a page's syntax tree and lists its contents; does not modify the tree.
 * @param source text of the page
 * @param file path of the page, for messages
 */
export function describePage(tree: Root, source: string, file: string): PageDescription {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (reason, { position }, fix = '') => {
    diagnostics.push(createError(file, position?.start.line ?? 1, reason, fix));
  };
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  const frontMatter = parseFrontMatter(yaml?.value, (reason, line) =>
    diagnostics.push(createError(file, line, reason, '')),
  );
  const lead = frontMatter && findLeadDiagnostic(tree, frontMatter);
  if (lead) report(lead.reason, lead.node, lead.fix);
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
  checkUnresolvedMarkdown(tree, source, report);
  const clash = documentedNames.length > 0 && parts.headings.find(({ id }) => id === API_SECTION.id);
  if (clash)
    diagnostics.push(createError(file, clash.line, CLASH, 'Rename or remove the heading of the same name.'));
  const anchors = new Set([
    ...parts.headings.flatMap(({ id }) => id ?? []),
    ...demoOptions.map(({ name }) => name),
    ...playgrounds.map(({ id }) => id),
    ...(documentedNames.length > 0 ? [API_SECTION.id] : []),
  ]);
  // Which headings a gallery has depends on the product: `findContentDiagnostics` checks these.
  const isOfGallery = (anchor: string) => parts.galleries.length > 0 && isGalleryHeadingId(anchor);
  for (const { alias, reason } of findAliasDiagnostics(aliases, anchors, isOfGallery)) {
    const line = yaml?.value.split('\n').findIndex((text) => text.trimStart().startsWith(alias)) ?? 0;
    diagnostics.push(createError(file, line + 2, reason, ALIAS_FIX));
  }
  return { frontMatter, documentedNames, demoOptions, playgrounds, ...parts, diagnostics };
}
