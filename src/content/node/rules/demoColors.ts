import ts from 'typescript';
import { createError } from '../../../base/node/diagnostic';
import { findNodes } from '../code/codeNodes';
import { products } from '../../../../data/products';
import type { PageRule } from '../facts/rule';

const COLOR_VALUE =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|^(?:white|black|red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|teal|navy|gold|silver|tomato|crimson|cyan|magenta|maroon|olive|lime)$/i;

/** A color for each mode, for demos without a theme: `light-dark(#0b57d0, #a8c7fa)`. */
const LIGHT_DARK = /\blight-dark\((?:[^()]|\([^()]*\))*\)/g;

/** Theme options that define a palette, in which literal colors are allowed. */
const PALETTE = /^(?:palette|colorSchemes)$/;

/** Props and style keys that take colors; custom properties may, too. */
const COLOR_PROP = /colou?r|background|fill|stroke|border|outline|shadow|decoration|gradient|caret|^['"]?--/i;

const STYLE_FUNCTION = /^(?:styled|css|keyframes)\b/;

/** Demos take colors from the theme, so that they work in both modes; without one, colors come in pairs. */
export const demoColors: PageRule = {
  name: 'demoColors',
  stops: 'ci',
  check: ({ demos, section }) => {
    const hasTheme = products.find(({ id }) => id === section)?.demoTheme !== 'none';
    const fix = hasTheme
      ? "Use a token of the theme such as 'text.secondary', or currentColor."
      : 'Use currentColor, a system color such as Canvas, or light-dark() with a color for each mode.';
    const isHardCodedColor = (node: ts.Node): node is ts.StringLiteralLike =>
      isColor(node, hasTheme ? null : LIGHT_DARK);
    return demos.flatMap(({ file, code }) =>
      findNodes(code, isHardCodedColor, isPalette).map(({ node, line }) =>
        createError(file, line, `The demo has a color of its own, "${node.text}".`, fix),
      ),
    );
  },
};

function isPalette(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && PALETTE.test(node.name.getText());
}

function isColor(node: ts.Node, allowed: RegExp | null): node is ts.StringLiteralLike {
  return (
    ts.isStringLiteralLike(node) &&
    COLOR_VALUE.test(allowed ? node.text.replace(allowed, '') : node.text) &&
    !node.text.includes('<svg') &&
    isStyle(node)
  );
}

/** Whether a string is the value of a color prop, or of a color key in `sx` or `styled`. */
function isStyle(node: ts.Node): boolean {
  let isColorProp: boolean | undefined;
  for (let above = node.parent; above && !ts.isSourceFile(above); above = above.parent) {
    if (ts.isPropertyAssignment(above) || ts.isJsxAttribute(above)) {
      const name = above.name.getText();
      isColorProp ??= COLOR_PROP.test(name);
      if (ts.isJsxAttribute(above) || name === 'styleOverrides') return isColorProp;
    }
    // A CSS template contains keys and values.
    if (ts.isTaggedTemplateExpression(above)) return STYLE_FUNCTION.test(above.tag.getText());
    if (ts.isCallExpression(above) && STYLE_FUNCTION.test(above.expression.getText())) {
      return isColorProp === true;
    }
  }
  return false;
}
