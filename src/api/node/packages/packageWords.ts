import path from 'node:path';
import type ts from 'typescript';
import { readPackageFiles } from './packageFiles';

/** The words of declarations and, where they lack one, of the packages' JavaScript. */
export interface PackageWords {
  has(word: string): boolean;
  /**
   * Whether a custom property such as `--Grid-rowSpacing` occurs literally, or is built from a template such
   * as `--Grid-${axis}Spacing`.
   */
  hasCustomProperty(name: string): boolean;
  /** Name of the only declaration file that contains a word, `Button`; `null` when several do, or none. */
  findOnlyFile(word: string): string | null;
}

/** Reads the words of declarations, without their comments. */
export function readPackageWords(
  declarations: readonly ts.SourceFile[],
  packageNames: readonly string[],
): PackageWords {
  const files = new Map<string, string | null>();
  for (const { fileName, text } of declarations) {
    const file = path.basename(fileName, '.d.ts');
    for (const word of text.replace(/\/\*.*?\*\//gs, '').match(/[A-Za-z_]\w*/g) ?? []) {
      const known = files.get(word);
      if (known !== file && known !== null) files.set(word, known === undefined ? file : null);
    }
  }
  let scripts: readonly string[] | undefined;
  let templates: readonly RegExp[] | undefined;
  const readScripts = () =>
    (scripts ??= packageNames.flatMap((name) => readPackageFiles(name, '.js').map(({ text }) => text)));
  const has = (word: string) => {
    if (files.has(word)) return true;
    const pattern = new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
    return readScripts().some((text) => text.includes(word) && pattern.test(text));
  };
  return {
    has,
    hasCustomProperty(name) {
      templates ??= readScripts().flatMap(findPropertyTemplates);
      return has(name) || templates.some((template) => template.test(name));
    },
    findOnlyFile: (word) => files.get(word) ?? null,
  };
}

/** A template literal for custom properties, which begins with a component's name and has variable parts. */
const PROPERTY_TEMPLATE = /`(--[A-Z]\w+-(?:[\w-]|\$\{[^{}`]*\})*)/g;

/** Patterns of the custom properties that a script builds from templates. */
function findPropertyTemplates(script: string): RegExp[] {
  return [...script.matchAll(PROPERTY_TEMPLATE)]
    .filter(([, form = '']) => form.includes('${'))
    .map(([, form = '']) => new RegExp(`^${form.replace(/\$\{[^}]*\}/g, '[\\w-]*')}`));
}
