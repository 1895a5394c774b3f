import ts from 'typescript';
import { parseCode } from '../code/codeNodes';
import { createError } from '../../../base/node/diagnostic';
import type { PageRule } from '../facts/rule';

const CODE = /^[jt]sx?$/;

/**
 * No fence contains what a formatter reads as a block of statements: the JSX expression
 * `{count > 1 && <X />}` or the object `{ a: 1 }` becomes a different program when it is formatted.
 */
export const statements: PageRule = {
  name: 'statements',
  stops: 'ci',
  check: (page) =>
    page.fences
      .filter(({ language }) => CODE.test(language))
      .flatMap(({ code, line }) => {
        const source = parseCode(code);
        return source.statements
          .filter((node) => ts.isBlock(node) || ts.isLabeledStatement(node))
          .map((node) =>
            createError(
              page.file,
              line + source.getLineAndCharacterOfPosition(node.getStart()).line,
              'Formatters read this as a block of statements.',
              'Show the element around an expression of JSX, and the name of an object.',
            ),
          );
      }),
};
