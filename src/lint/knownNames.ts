import path from 'node:path';
import type ts from 'typescript';
import { readPackageTexts } from '../build/package/packageText';

/** The words of the packages' types and, where these do not have one, of their JavaScript. */
export interface KnownNames {
  has(name: string): boolean;
  /** The component whose types alone declare a name; `null` for names with more meanings. */
  findOnlyOwner(name: string): string | null;
  /** Keys of the theme's `components`. */
  readonly themeKeys: ReadonlySet<string>;
}

/** A file of types named like a component: `Button.d.ts`. */
const COMPONENT_FILE = /^([A-Z]\w*)\.d\.ts$/;

/** Reads the names in all sources of a program and in the named packages. */
export function createKnownNames(
  sources: readonly ts.SourceFile[],
  packageNames: readonly string[],
): KnownNames {
  const owners = new Map<string, string | null>();
  const others = new Set<string>();
  const themeKeys = new Set<string>();
  for (const source of sources) {
    const text = source.text.replace(/\/\*.*?\*\//gs, '');
    const component = COMPONENT_FILE.exec(path.basename(source.fileName))?.[1];
    for (const name of text.match(/[A-Za-z_]\w*/g) ?? []) {
      if (component === undefined) others.add(name);
      else if (!owners.has(name)) owners.set(name, component);
      else if (owners.get(name) !== component) owners.set(name, null);
    }
    for (const key of text.match(/\b(?:Mui|Joy)[A-Z]\w*(?=\??:)/g) ?? []) themeKeys.add(key);
  }
  let scripts: readonly string[] | undefined;
  return {
    has(name) {
      if (owners.has(name) || others.has(name)) return true;
      scripts ??= packageNames.flatMap((packageName) => readPackageTexts(packageName, '.js'));
      const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
      return scripts.some((text) => text.includes(name) && word.test(text));
    },
    findOnlyOwner: (name) => (others.has(name) ? null : (owners.get(name) ?? null)),
    themeKeys,
  };
}
