import { unstable_defaultSxConfig } from '@mui/system';
import ts from 'typescript';
import { deprecatedSystemProps } from '../../../../data/deprecations';
import type { ImportedName } from '../code/codeFragment';
import { findNodes } from '../code/codeNodes';
import { getPackageName } from '../../../base/node/manifest';
import { createError, type Diagnostic } from '../../../base/node/diagnostic';
import type { Facts } from '../facts/facts';
import type { PageRule } from '../facts/rule';

const FIX = 'Show the form that replaces it; a difference may show both.';

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** No demo or fence uses a deprecated API, unless a comment on the line above says that it is deprecated. */
export const deprecatedCode: PageRule = {
  name: 'deprecatedCode',
  stops: 'ci',
  check(page, { code, facts }) {
    const documented = page.frontMatter?.components ?? [];
    const fences = code.fences.map(({ fence, fragment }) => ({
      file: page.file,
      code: fence.code,
      start: fence.line,
      imports: new Map([...code.imports, ...fragment.imports.map((it) => [it.local, it] as const)]),
    }));
    const demos = code.demos.map(({ file, fragment }, index) => ({
      file,
      code: page.demos[index]?.code ?? '',
      start: 1,
      imports: new Map(fragment.imports.map((it) => [it.local, it] as const)),
    }));
    return [...fences, ...demos].flatMap((source) => {
      const lines = source.code.split('\n');
      return findNodes(source.code, isElement)
        .flatMap(({ node }) => listDeprecations(node, source.imports, facts, documented))
        .map(({ node, reason }) => ({
          reason,
          line: node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line,
        }))
        .filter(({ line }) => !/\/[/*].*\bdeprecated\b/.test(lines[line - 1] ?? ''))
        .map(({ line, reason }): Diagnostic => createError(source.file, source.start + line, reason, FIX));
    });
  },
};

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

function listDeprecations(
  element: Element,
  imports: ReadonlyMap<string, ImportedName>,
  facts: Facts,
  documented: readonly string[],
): { node: ts.Node; reason: string }[] {
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  const deprecations = attributes
    .filter((attribute) => attribute.name.getText() === 'sx')
    .flatMap(listFunctions)
    .map((node) => ({ node, reason: 'A function as a single value in `sx` is deprecated.' }));
  const tag = element.tagName.getText();
  const imported = imports.get(tag);
  const component = imported && facts.findImportedComponent(imported.specifier, imported.name);
  if (!component) return deprecations;
  if (component.deprecation !== null && !documented.includes(component.name)) {
    deprecations.push({
      node: element,
      reason: `${component.name} is deprecated. ${component.deprecation}`.trim(),
    });
  }
  const systemProps = deprecatedSystemProps[getPackageName(imported.specifier)];
  for (const attribute of attributes) {
    const name = attribute.name.getText();
    const advice = component.deprecatedProps.get(name);
    if (advice !== undefined) {
      deprecations.push({
        node: attribute,
        reason: `\`${name}\` of ${component.name} is deprecated. ${advice}`.trim(),
      });
    } else if (
      systemProps?.includes(component.name) &&
      name in unstable_defaultSxConfig &&
      !component.declaresProp(name)
    ) {
      deprecations.push({
        node: attribute,
        reason: `The system prop \`${name}\` of ${component.name} is deprecated.`,
      });
    }
  }
  return deprecations;
}

/** The functions that are values of single keys, as of `top` in `sx={{ top: (theme) => … }}`. */
function listFunctions({ initializer }: ts.JsxAttribute): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) found.push(node);
    else if (!ts.isArrowFunction(node)) ts.forEachChild(node, visit);
  };
  if (initializer) visit(initializer);
  return found;
}
