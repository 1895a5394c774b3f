import { unstable_defaultSxConfig } from '@mui/system';
import ts from 'typescript';
import { deprecatedSystemProps } from '../../../../data/deprecations';
import type { ImportedName } from '../code/codeFragment';
import { findNodes } from '../code/codeNodes';
import { getPackageName } from '../../../base/node/manifest';
import { createError, type Finding } from '../../../base/node/finding';
import type { Facts } from '../facts/facts';
import type { Rule } from '../facts/rule';

const CURE = 'Show the form that replaces it; a difference may show both.';

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** No demo and no fence uses what is deprecated, except where a comment above the line says that it is. */
export const deprecatedCode: Rule = {
  name: 'deprecatedCode',
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
        .flatMap(({ node }) => listFaults(node, source.imports, facts, documented))
        .map(({ node, reason }) => ({
          reason,
          line: node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line,
        }))
        .filter(({ line }) => !/\/[/*].*\bdeprecated\b/.test(lines[line - 1] ?? ''))
        .map(({ line, reason }): Finding => createError(source.file, source.start + line, reason, CURE));
    });
  },
};

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

function listFaults(
  element: Element,
  imports: ReadonlyMap<string, ImportedName>,
  facts: Facts,
  documented: readonly string[],
): { node: ts.Node; reason: string }[] {
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  const faults = attributes
    .filter((attribute) => attribute.name.getText() === 'sx')
    .flatMap(listFunctions)
    .map((node) => ({ node, reason: 'A function as a single value in `sx` is deprecated.' }));
  const tag = element.tagName.getText();
  const imported = imports.get(tag);
  const component = imported && facts.findImportedComponent(imported.specifier, imported.name);
  if (!component) return faults;
  if (component.deprecation !== null && !documented.includes(component.name)) {
    faults.push({
      node: element,
      reason: `${component.name} is deprecated. ${component.deprecation}`.trim(),
    });
  }
  const systemProps = deprecatedSystemProps[getPackageName(imported.specifier)];
  for (const attribute of attributes) {
    const name = attribute.name.getText();
    const advice = component.deprecatedProps.get(name);
    if (advice !== undefined) {
      faults.push({
        node: attribute,
        reason: `\`${name}\` of ${component.name} is deprecated. ${advice}`.trim(),
      });
    } else if (
      systemProps?.includes(component.name) &&
      name in unstable_defaultSxConfig &&
      !component.declaresProp(name)
    ) {
      faults.push({
        node: attribute,
        reason: `The system prop \`${name}\` of ${component.name} is deprecated.`,
      });
    }
  }
  return faults;
}

/** The functions that are values of single keys: `top` in `sx={{ top: (theme) => … }}`. */
function listFunctions({ initializer }: ts.JsxAttribute): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) found.push(node);
    else if (!ts.isArrowFunction(node)) ts.forEachChild(node, visit);
  };
  if (initializer) visit(initializer);
  return found;
}
