import { CLASS_NAME } from './classNames';
import { getPackageName } from '../build/package/manifest';
import type { VirtualProgram } from './compiler';
import type { PageSource } from '../build/page/readPage';
import type { Facts } from './facts';
import { findFenceFaults } from './fenceFaults';
import { createError, type Finding } from '../build/page/finding';
import type { PageCode } from './pageCode';
import { isDenied } from '../build/page/passages';
import { isReadersPackage, PLACEHOLDER } from './readerNames';

const SEE_TYPES = 'Look it up in the types of the installed package.';

/** What the front matter says that the page documents. */
export function findUnknownSubjects({ file, section, frontMatter }: PageSource, facts: Facts): Finding[] {
  const names = frontMatter ? [...frontMatter.components, ...frontMatter.hooks] : [];
  return names
    .filter((name) => facts.findComponent(section, name) === null)
    .map((name) => createError(file, 1, `Front matter: no package exports "${name}".`, SEE_TYPES));
}

/** What the compiler says against the fences of a page. */
export function findWrongFences(page: PageSource, code: PageCode, compiled: VirtualProgram): Finding[] {
  return code.fences.flatMap((fence) => {
    const source = compiled.getFile(fence.file);
    if (!source) return [];
    return findFenceFaults(compiled, source, fence, code.addedNames).map(({ line, reason }) =>
      createError(page.file, fence.fence.line + line, reason, SEE_TYPES),
    );
  });
}

/** Modules and names that fences and demos import and no package has. */
export function findWrongImports(page: PageSource, code: PageCode, facts: Facts): Finding[] {
  const sources = [
    ...code.fences.map(({ fragment, fence }) => ({ fragment, file: page.file, start: fence.line })),
    ...code.demos.map(({ fragment, file }) => ({ fragment, file, start: 1 })),
  ];
  return sources.flatMap(({ fragment, file, start }) => {
    const modules = [...fragment.modules, ...fragment.augmentations]
      .filter(({ specifier }) => !specifier.startsWith('.'))
      .filter(({ specifier }) => !code.installed.has(getPackageName(specifier)))
      .filter(({ specifier }) => !facts.hasModule(specifier) && !isReadersPackage(specifier))
      .map(({ specifier, line }) =>
        createError(
          file,
          start + line,
          `Module "${specifier}" is not installed.`,
          'Correct it, or tell the reader to install it in an `install` fence of the page.',
        ),
      );
    const names = [
      ...fragment.imports,
      ...fragment.augmentations.flatMap(({ specifier, line, interfaces }) =>
        interfaces.map((name) => ({ specifier, name, line })),
      ),
    ]
      .filter(({ specifier, name }) => facts.hasModule(specifier) && !facts.hasExport(specifier, name))
      .map(({ specifier, name, line }) =>
        createError(file, start + line, `"${specifier}" exports no "${name}".`, SEE_TYPES),
      );
    return [...modules, ...names];
  });
}

/** Class names wherever they stand: in prose, in strings, in style sheets. */
export function findWrongClasses(page: PageSource, facts: Facts): Finding[] {
  const find = (file: string, text: string, line: number) =>
    text
      .split('\n')
      .flatMap((part, index) =>
        [...part.matchAll(CLASS_NAME)]
          .filter(([name]) => !facts.hasClass(page.section, name) && !PLACEHOLDER.test(name))
          .map(([name]) => createError(file, line + index, `Class "${name}" is set by nothing.`, SEE_TYPES)),
      );
  const prose = page.passages
    .flatMap(({ sentences }) => sentences)
    .flatMap((sentence) => sentence.codes.filter(({ text }) => !isDenied(text, sentence)));
  return [
    ...prose.flatMap(({ text, line }) => find(page.file, text, line)),
    ...page.fences.flatMap((fence) => find(page.file, fence.code, fence.line)),
    ...page.demos.flatMap((demo) => find(demo.file, demo.code, 1)),
  ];
}
