import path from 'node:path';
import ts from 'typescript';
import { parseCode } from '../../content/node/code/codeNodes';
import { listFiles, readText } from '../../base/node/files';
import { SAMPLE_DATA } from './files/sampleData';

/** Modules that every edited demo may import: React, and the functions that compiled JSX calls. */
const ALWAYS = ['react', 'react/jsx-runtime', 'react-dom'];

/** The demos of a product: all `.tsx` files below its folder, as absolute paths. */
export function listDemoFiles(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file));
}

/**
 * The map of modules that edited demos may import, loaded lazily: all package modules that these files
 * import, and the sample data of the product.
 * @param samples names of the product's shared files
 */
export function toPackageMap(files: readonly string[], samples: readonly string[]): string {
  const imported = files.flatMap((file) => listImportedModules(readText(file)));
  const packages = [...new Set([...ALWAYS, ...imported])].sort().map((one) => toEntry(one, one));
  const shared = samples.map((name) => toEntry(`./${name}`, `./${SAMPLE_DATA}/${name}`));
  return `export const packages = {\n${[...packages, ...shared].join('')}};\n`;
}

function toEntry(specifier: string, module: string): string {
  return `  '${specifier}': () => import('${module}'),\n`;
}

/** Package modules from which a file imports values; type imports do not exist at run time. */
export function listImportedModules(code: string): string[] {
  const file = parseCode(code);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause, moduleSpecifier } = statement;
    const isOfPackage = /^[^./]/.test(moduleSpecifier.text);
    return isOfPackage && isValue(importClause) ? [moduleSpecifier.text] : [];
  });
}

function isValue(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return true;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || ts.isNamespaceImport(namedBindings)) return true;
  return namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
}
