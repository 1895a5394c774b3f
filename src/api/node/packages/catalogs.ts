import ts from 'typescript';
import type { ApiCatalogs, ApiEvent, ApiSelector } from '../../shared/apiCatalogs';
import { parsePlan, type Plan } from '../../shared/plan';
import { getCommentText, getSymbolComment } from './docBlock';
import { describeProperties, isDeclaredByLibrary } from './fields';
import type { PublicExport } from './publicExports';
import { describeType } from './typeText';

/**
 * What pages list besides props: the methods of the objects that components expose (interfaces named `…Api`
 * or `…ApiBase`), the events that they publish (the interface `…EventLookup`), and the selectors of their
 * state (exports named `…Selector` whose comment has a `@category`).
 */
export function extractCatalogs(checker: ts.TypeChecker, exports: readonly PublicExport[]): ApiCatalogs {
  const types = exports.filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Interface);
  const methods = types
    .filter(({ name }) => /(?<!Private)Api(?:Base)?$/.test(name))
    .map(({ name, symbol }) => ({
      name,
      methods: describeProperties(checker, checker.getDeclaredTypeOfSymbol(symbol)),
    }));
  // The complete lookup extends the partial ones, so it has the most events.
  const [events = []] = types
    .filter(({ name }) => name.endsWith('EventLookup'))
    .map(({ symbol }) => listEvents(checker, checker.getDeclaredTypeOfSymbol(symbol)))
    .sort((a, b) => b.length - a.length);
  return {
    methods: methods.filter((one) => one.methods.length > 0),
    events,
    selectors: exports.flatMap((exported) => describeSelector(checker, exported) ?? []),
  };
}

function listEvents(checker: ts.TypeChecker, lookup: ts.Type): ApiEvent[] {
  return checker
    .getPropertiesOfType(lookup)
    .filter(isDeclaredByLibrary)
    .flatMap((property): ApiEvent[] => {
      const { description, isHidden } = getSymbolComment(property);
      if (isHidden) return [];
      const parts = checker.getTypeOfSymbol(property);
      return [
        {
          name: property.name,
          description,
          plan: findPlan(property),
          params: describePart(checker, parts, 'params'),
          event: describePart(checker, parts, 'event'),
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describePart(checker: ts.TypeChecker, type: ts.Type, name: string): string | null {
  const part = type.getProperty(name);
  const [declaration] = part?.declarations ?? [];
  if (!part) return null;
  const node = declaration && ts.isPropertySignature(declaration) ? (declaration.type ?? null) : null;
  const { text } = describeType(checker, checker.getTypeOfSymbol(part), node);
  return text === 'undefined' || text === '{}' ? null : text;
}

/** The plan of the package that declares a property: higher plans augment the interface of the lower one. */
function findPlan({ declarations = [] }: ts.Symbol): Plan | null {
  const files = declarations.map((declaration) => declaration.getSourceFile().fileName);
  const [, plan = null] = /\/node_modules\/@[^/]+\/[\w-]+-(pro|premium)\//.exec(files[0] ?? '') ?? [];
  return parsePlan(plan);
}

function describeSelector(checker: ts.TypeChecker, exported: PublicExport): ApiSelector | null {
  const { name, symbol, package: installed } = exported;
  const [declaration] = symbol.declarations ?? [];
  if (!name.endsWith('Selector') || !declaration) return null;
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const comment = getCommentText(statement, declaration.getSourceFile());
  const [, category] = /@category\s+(.+)/.exec(comment) ?? [];
  const { description, isHidden } = getSymbolComment(
    Object.assign(Object.create(symbol) as ts.Symbol, { declarations: [statement] }),
  );
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const result = type.getCallSignatures()[0]?.getReturnType();
  if (category === undefined || isHidden || !result) return null;
  return {
    name,
    category: category.trim(),
    description,
    plan: installed.plan ?? null,
    type: describeType(checker, result, null).text,
  };
}
