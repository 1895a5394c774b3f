import ts from 'typescript';
import { createError } from '../../../base/node/diagnostic';
import { findNodes } from '../code/codeNodes';
import type { PageRule } from '../facts/rule';

/** Demos never branch on the color mode, which is unknown until they hydrate. */
export const demoMode: PageRule = {
  name: 'demoMode',
  stops: 'ci',
  check: ({ demos }) =>
    demos.flatMap(({ file, code }) =>
      findNodes(code, readsMode).map(({ line }) =>
        createError(
          file,
          line,
          'The demo branches on `palette.mode`.',
          "Use theme.applyStyles('dark', …) or theme.vars.",
        ),
      ),
    ),
};

function readsMode(node: ts.Node): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && /\bpalette\??\.mode$/.test(node.getText());
}
