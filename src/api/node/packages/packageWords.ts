import path from 'node:path';
import type ts from 'typescript';
import { readPackageTexts } from './packageText';

/** The words of declarations and, where these do not have one, of the packages' JavaScript. */
export interface PackageWords {
  has(word: string): boolean;
  /** Whether a custom property, `--Grid-rowSpacing`, is written out, or made by a template such as `--Grid-${axis}Spacing`. */
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
    (scripts ??= packageNames.flatMap((name) => readPackageTexts(name, '.js').map(({ text }) => text)));
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

/** A template of custom properties that begins with the name of a component: what stands for the rest varies. */
const PROPERTY_TEMPLATE = /`(--[A-Z]\w+-(?:[\w-]|\$\{[^{}`]*\})*)/g;

/** The forms of the custom properties that templates in a script make. */
function findPropertyTemplates(script: string): RegExp[] {
  return [...script.matchAll(PROPERTY_TEMPLATE)]
    .filter(([, form = '']) => form.includes('${'))
    .map(([, form = '']) => new RegExp(`^${form.replace(/\$\{[^}]*\}/g, '[\\w-]*')}`));
}
