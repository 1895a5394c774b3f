import { readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ComponentApi } from '../../shared/api';
import { extractClasses } from './classes';
import { getDeclaredProps } from './props';
import { parseDocComment } from './docComment';
import { extractEntryBase } from './entry';
import { findInherited } from './inheritance';
import { extractProps } from './extractProps';
import type { PublicExport } from './publicExports';
import { describeRoot } from './rootElement';
import { findRuntimeProps, getRefSupport, readRuntimeSource, type RuntimeSource } from './runtimeSource';
import { extractSlots } from './slots';

/**
 * Describes a component from its types, comments and `propTypes`.
 * @param siblings the exports of its package, by name
 * @param known the exports of its package and of those before it, by name
 * @param report receives a sentence about each fact that its page lacks because it cannot be read
 * @returns `null` when the export is not a documented component
 */
export function extractComponent(
  checker: ts.TypeChecker,
  exported: PublicExport,
  siblings: ReadonlyMap<string, PublicExport>,
  known: ReadonlyMap<string, PublicExport>,
  report: (fact: string) => void,
): ComponentApi | null {
  const { name, symbol } = exported;
  const isComponentName = /^[A-Z]/.test(name) && /[a-z]/.test(name);
  if (!isComponentName || !(symbol.flags & ts.SymbolFlags.Value)) return null;
  const source = readRuntimeSource(exported.declarationFile);
  if (!isDocumented(exported, source)) return null;
  const declared = getDeclaredProps(checker, exported, siblings);
  if (!declared) return null;
  const { classes, unnamedKeys } = extractClasses(checker, declared, exported, siblings);
  const subject = `${name} of ${exported.package.name}`;
  if (unnamedKeys.length > 0)
    report(`Classes of ${subject}: ${unnamedKeys.length}, such as ${unnamedKeys[0]}.`);
  const runtimeProps = findRuntimeProps(source, name);
  if (!runtimeProps && source.text.includes(`${name}.propTypes`)) {
    report(`The \`propTypes\` of ${subject}, which tell its own props from inherited ones.`);
  }
  const root = describeRoot(checker, declared, getRefSupport(source, name));
  const takes = (prop: string) => checker.getPropertyOfType(declared.own, prop) !== undefined;
  return {
    kind: 'component',
    ...extractEntryBase(exported),
    props: extractProps(checker, declared, runtimeProps, root.nativeElement),
    slots: extractSlots(checker, declared, classes),
    classes,
    inherits: findInherited(exported, declared, known),
    ...root,
    themeName: findThemeName(name, exported.declarationFile),
    acceptsSx: takes('sx'),
    // `mt` is one of the hundred style props of MUI System.
    acceptsSystemProps: takes('mt'),
  };
}

/** Whether an export has a page, according to the package's own comments or to our manifest. */
function isDocumented({ name, comment, package: installed }: PublicExport, source: RuntimeSource): boolean {
  if (installed.leftOut?.includes(name)) return false;
  if (comment.includes(`[${name} API](`) || installed.alsoListed?.includes(name)) return true;
  if (parseDocComment(comment).isHidden) return false;
  const props = findRuntimeProps(source, name) ?? [];
  return props.some((prop) => prop.comment.description && !prop.comment.isHidden);
}

/** The key of the component in the theme's `components`. */
function findThemeName(name: string, declarationFile: string): string | null {
  // The grids of all plans share one key.
  const key = name.replace(/^(DataGrid)(?:Pro|Premium)$/, '$1');
  const call = new RegExp(`\\buse\\w*Props\\w*\\)?\\([^;]*?['"]((?:Mui|Joy)${key})['"]`);
  const folder = path.dirname(declarationFile);
  // Some components read their default props in a separate hook.
  const hooks = readdirSync(folder).filter((file) => /^use\w+\.d\.ts$/.test(file));
  for (const file of [declarationFile, ...hooks.map((hook) => path.join(folder, hook))]) {
    const found = call.exec(readRuntimeSource(file).text)?.[1];
    if (found) return found;
  }
  return null;
}
