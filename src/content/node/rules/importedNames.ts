import { getPackageName } from '../../../base/node/manifest';
import { createError } from '../../../base/node/diagnostic';
import { isReadersPackage } from '../facts/readerNames';
import { SEE_TYPES, type PageRule } from '../facts/rule';

const FIX = 'Correct it, or tell the reader to install it in an `install` fence of the page.';

/** Modules that fences and demos import are installed and export the imported names. */
export const importedNames: PageRule = {
  name: 'importedNames',
  stops: 'ci',
  check(page, { code, facts }) {
    const sources = [
      ...code.fences.map(({ fragment, fence }) => ({ fragment, file: page.file, start: fence.line })),
      ...code.demos.map(({ fragment, file }) => ({ fragment, file, start: 1 })),
    ];
    return sources.flatMap(({ fragment: { modules, imports, augmentations }, file, start }) => {
      const missing = [...modules, ...augmentations]
        .filter(({ specifier }) => !specifier.startsWith('.') && !isReadersPackage(specifier))
        .filter(({ specifier }) => !code.installed.has(getPackageName(specifier)))
        .filter(({ specifier }) => !facts.hasModule(specifier))
        .map(({ specifier, line }) =>
          createError(file, start + line, `Module "${specifier}" is not installed.`, FIX),
        );
      const added = augmentations.flatMap(({ specifier, line, interfaces }) =>
        interfaces.map((name) => ({ specifier, name, line })),
      );
      const unknown = [...imports, ...added]
        .filter(({ specifier, name }) => facts.hasModule(specifier) && !facts.hasExport(specifier, name))
        .map(({ specifier, name, line }) =>
          createError(file, start + line, `"${specifier}" exports no "${name}".`, SEE_TYPES),
        );
      return [...missing, ...unknown];
    });
  },
};
