import { readersNames, readersPackages } from '../../../../data/readerNames';

export function isReadersPackage(specifier: string): boolean {
  return readersPackages.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name,
  );
}

/** Placeholders: `MuiName`, `base-Component-slot`, `base--state`. */
export const PLACEHOLDER = /^(?:Mui(?:Name|Component|X)|base-Component-slot|base--state)$/;

const names: ReadonlySet<string> = new Set(readersNames);

export function isReadersName(name: string): boolean {
  return names.has(name);
}
