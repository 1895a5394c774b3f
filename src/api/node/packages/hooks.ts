import ts from 'typescript';
import type { ApiField, HookApi } from '../../shared/api';
import { parseDocComment } from './docComment';
import { extractEntryBase } from './entry';
import { describeField, describeProperties } from './fields';
import type { PublicExport } from './publicExports';
import { describeType } from './typeText';

/** Describes a hook from its signature; `null` when the export is not a documented hook. */
export function extractHook(checker: ts.TypeChecker, exported: PublicExport): HookApi | null {
  if (!isDocumented(exported)) return null;
  const { symbol } = exported;
  // The last overload is the most general.
  const signature = checker.getTypeOfSymbol(symbol).getCallSignatures().at(-1);
  if (!signature) return null;
  const returned = signature.getReturnType();
  return {
    kind: 'hook',
    ...extractEntryBase(exported),
    parameters: describeParameters(checker, signature, exported.comment),
    returnType: describeType(checker, returned, null),
    returns: isPlainObject(checker, returned)
      ? describeProperties(checker, checker.getNonNullableType(returned))
      : [],
  };
}

/** Whether a hook has a page: marked by its package, or exported from the package's root. */
function isDocumented({ name, comment, imports, package: installed }: PublicExport): boolean {
  if (!/^use[A-Z]/.test(name) || !installed.hasHookPages || installed.leftOut?.includes(name)) return false;
  if (comment.includes(`[${name} API](`)) return true;
  const isInRoot = imports.some((statement) => statement.endsWith(` from '${installed.name}';`));
  return isInRoot && !parseDocComment(comment).isHidden;
}

/** The properties of a single options object, else the arguments one by one. */
function describeParameters(checker: ts.TypeChecker, signature: ts.Signature, comment: string): ApiField[] {
  const parameters = signature.getParameters();
  const [options] = parameters;
  if (options && parameters.length === 1) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(options));
    if (isPlainObject(checker, type)) return describeProperties(checker, type);
  }
  const { parameters: texts } = parseDocComment(comment);
  return parameters.map((parameter) => ({
    ...describeField(checker, parameter),
    description: texts.get(parameter.name) ?? '',
  }));
}

/** Whether a type is an object with named properties: not a function, array or tuple. */
function isPlainObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  const object = checker.getNonNullableType(type);
  return (
    (object.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    object.getCallSignatures().length === 0 &&
    !checker.isArrayLikeType(object)
  );
}
