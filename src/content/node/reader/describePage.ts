import type { Root, Yaml } from 'mdast';
import type { DemoOptions } from '../../../page/shared/page';
import { findDemos } from './demoElements';
import { listDocumentedNames, parseFrontMatter, type DocumentedName, type FrontMatter } from './frontMatter';
import { findPlaygrounds, type PlaygroundOptions } from './playgroundElements';
import { locateAliases, pickAliases, type PageAlias } from './aliases';
import { createError, type Diagnostic, type Report } from '../../../base/node/diagnostic';
import { checkUnresolvedMarkdown } from './unresolvedMarkdown';
import { readParts, type PageParts } from './readParts';

/** The contents of a page. All lists are in reading order. */
export interface PageDescription extends PageParts {
  /** `null` when it is invalid; `diagnostics` say why. */
  readonly frontMatter: FrontMatter | null;
  /** The names that the page documents, according to its front matter. */
  readonly documentedNames: readonly DocumentedName[];
  readonly aliases: readonly PageAlias[];
  /** Without demos whose options are invalid. */
  readonly demoOptions: readonly DemoOptions[];
  readonly playgrounds: readonly PlaygroundOptions[];
  /** What keeps parts of the page from being read; what is wrong with those that can be, rules say. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Lists the contents of a page's syntax tree; does not modify the tree.
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
  return {
    frontMatter,
    documentedNames,
    aliases: yaml ? locateAliases(aliases, yaml.value) : [],
    demoOptions,
    playgrounds,
    ...parts,
    diagnostics,
  };
}
