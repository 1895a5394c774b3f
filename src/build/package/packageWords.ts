import path from 'node:path';
import type ts from 'typescript';
import { readPackageTexts } from './packageText';

/** The words of declarations and, where these do not have one, of the packages' JavaScript. */
export interface PackageWords {
  has(word: string): boolean;
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
  return {
    has(word) {
      if (files.has(word)) return true;
      scripts ??= packageNames.flatMap((name) => readPackageTexts(name, '.js').map(({ text }) => text));
      const pattern = new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
      return scripts.some((text) => text.includes(word) && pattern.test(text));
    },
    findOnlyFile: (word) => files.get(word) ?? null,
  };
}
