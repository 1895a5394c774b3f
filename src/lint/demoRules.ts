import ts from 'typescript';
import { parseCode } from './codeFragment';
import type { ContentPage, PageDemo } from '../build/page/contentPage';
import { createError, type Finding } from '../build/page/finding';

/** Share of equal lines above which two demos show the same. */
const MAX_EQUAL_SHARE = 0.6;

const COLOR_VALUE =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|^(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|teal|navy|gold|silver|tomato|crimson|cyan|magenta|maroon|olive|lime)$/i;

/** Where a palette is made: colors have to be written somewhere. */
const PALETTE = /^(?:palette|colorSchemes)$/;

/** Props and style keys whose values are painted; a custom property may be, too. */
const PAINTED = /colou?r|background|fill|stroke|border|outline|shadow|decoration|gradient|caret|^['"]?--/i;

/** Finds faults in a page's demos that neither the compiler nor the browser would tell. */
export function findDemoFaults(page: ContentPage): Finding[] {
  return [...findUnmatchedFiles(page), ...findRepetitions(page), ...page.demos.flatMap(findStyleFaults)];
}

function findUnmatchedFiles(page: ContentPage): Finding[] {
  const missing = page.demos
    .filter(({ code }) => code === '')
    .map(({ name, file, line }) =>
      createError(page.file, line, `The demo ${name} has no file.`, `Write ${file} or remove the element.`),
    );
  const unused = page.demoFiles
    .filter((file) => !page.demos.some((demo) => demo.file === file))
    .map((file) => createError(file, 1, 'The page does not show this demo.', 'Show or delete it.'));
  return [...missing, ...unused];
}

function findRepetitions(page: ContentPage): Finding[] {
  const demos = page.demos.map((demo) => ({ demo, lines: listLines(demo.code) }));
  return demos.flatMap((one, index) =>
    demos.slice(index + 1).flatMap((other) => {
      const share = getEqualShare(one.lines, other.lines);
      if (share <= MAX_EQUAL_SHARE) return [];
      const percent = Math.round(share * 100);
      const reason = `${percent} % of its lines are those of ${one.demo.name}.`;
      return [
        createError(other.demo.file, 1, reason, 'Give it an idea of its own, or make one demo of both.'),
      ];
    }),
  );
}

/** The lines that say something: no imports, no brackets alone. */
function listLines(code: string): string[] {
  return code
    .replace(/^import\b[^;]*;$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w{2}/.test(line));
}

/** Twice the common lines, divided by all lines of both. */
function getEqualShare(one: readonly string[], other: readonly string[]): number {
  const rest = [...other];
  const common = one.filter((line) => {
    const index = rest.indexOf(line);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return one.length > 0 ? (2 * common.length) / (one.length + other.length) : 0;
}

function findStyleFaults({ file, code }: PageDemo): Finding[] {
  const source = parseCode(code);
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isPropertyAccessExpression(node) && /\bpalette\??\.mode$/.test(node.getText())) {
      const cure = "Use theme.applyStyles('dark', …) or theme.vars.";
      findings.push(createError(file, line, 'The demo branches on `palette.mode`.', cure));
    } else if (isText(node) && COLOR_VALUE.test(node.text) && isStyle(node)) {
      const cure = "Use a token of the theme such as 'text.secondary', or currentColor.";
      findings.push(createError(file, line, `The demo has a color of its own, "${node.text}".`, cure));
    } else if (ts.isPropertyAssignment(node) && PALETTE.test(node.name.getText())) {
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral {
  return ts.isStringLiteralLike(node) && !node.text.includes('<svg');
}

/** Whether a text is a color's place in a prop, in `sx`, or in what `styled` takes. */
function isStyle(node: ts.Node): boolean {
  let isPainted: boolean | undefined;
  for (let above = node.parent; above && !ts.isSourceFile(above); above = above.parent) {
    if (ts.isPropertyAssignment(above) || ts.isJsxAttribute(above)) {
      const name = above.name.getText();
      isPainted ??= PAINTED.test(name);
      if (ts.isJsxAttribute(above) || name === 'styleOverrides') return isPainted;
    }
    // The text of a template holds keys and values.
    if (ts.isTaggedTemplateExpression(above)) return STYLE_FUNCTION.test(above.tag.getText());
    if (ts.isCallExpression(above) && STYLE_FUNCTION.test(above.expression.getText())) {
      return isPainted === true;
    }
  }
  return false;
}

const STYLE_FUNCTION = /^(?:styled|css|keyframes)\b/;
