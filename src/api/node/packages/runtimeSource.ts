import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { getCommentText } from './docBlock';
import { parseDocComment, type DocComment } from './docComment';
import { findModuleFile } from './packageModule';
import { describeValidator } from './validatorText';

/** A prop in a component's `propTypes`, which list what the library considers public. */
export interface RuntimeProp {
  readonly name: string;
  readonly comment: DocComment;
  /** Type according to its validator. */
  readonly validatorType: string;
  /** Whether the value must accept a ref. */
  readonly requiresRef: boolean;
  /** Whether any other string is allowed besides the listed ones, for names that a theme adds. */
  readonly acceptsAnyString: boolean;
}

/** The JavaScript that belongs to a declaration file. */
export interface RuntimeSource {
  /** Its text; empty when the file does not exist. */
  readonly text: string;
  /** The `propTypes`, by the name of the variable that they are assigned to. */
  readonly propTypes: ReadonlyMap<string, readonly RuntimeProp[]>;
}

/** Files read so far; a class list is requested once per class. */
const sources = new Map<string, RuntimeSource>();

/** Reads the JavaScript that belongs to a declaration file. */
export function readRuntimeSource(declarationFile: string): RuntimeSource {
  const known = sources.get(declarationFile);
  if (known) return known;
  const source = parseRuntimeSource(findModuleFile(declarationFile, 'module'));
  sources.set(declarationFile, source);
  return source;
}

function parseRuntimeSource(file: string | null): RuntimeSource {
  if (file === null) return { text: '', propTypes: new Map() };
  const text = readFileSync(file, 'utf8');
  const propTypes = new Map<string, readonly RuntimeProp[]>();
  // `propTypes` are below the component; the code above need not be parsed.
  const start = text.search(/^.*\w\.propTypes\b.*= \{/m);
  if (start !== -1) {
    const sourceFile = ts.createSourceFile(
      file,
      text.slice(start),
      { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
      false,
      ts.ScriptKind.JS,
    );
    for (const statement of sourceFile.statements) {
      const found = findPropTypes(statement);
      if (found) propTypes.set(found.name, readProps(found.props, sourceFile));
    }
  }
  return { text, propTypes };
}

/** The `propTypes` of a component; `null` when its file has none. */
export function findRuntimeProps(source: RuntimeSource, name: string): readonly RuntimeProp[] | null {
  // Memoized components are wrapped; `propTypes` may be assigned to the inner one.
  const candidates = [name, `Stable${name}`, `${name}Raw`];
  const found = candidates.find((candidate) => source.propTypes.has(candidate));
  return (found && source.propTypes.get(found)) || null;
}

/**
 * Whether a component accepts a ref, according to its JavaScript: `yes` when it forwards one, `no` for a
 * plain function, to which React 18 does not pass one; `unknown` when a factory created it.
 */
export function getRefSupport({ text }: RuntimeSource, name: string): 'yes' | 'no' | 'unknown' {
  const own = `(?:Stable)?${name}(?:Raw)?`;
  if (new RegExp(`forwardRef\\(function ${own}\\(`).test(text)) return 'yes';
  return new RegExp(`^(?:export )?(?:default )?function ${own}\\(`, 'm').test(text) ? 'no' : 'unknown';
}

/** Finds `X.propTypes = {…}`, also within `process.env.NODE_ENV !== 'production' ? … : void 0`. */
function findPropTypes(statement: ts.Statement) {
  if (!ts.isExpressionStatement(statement)) return null;
  const { expression } = statement;
  const assignment = ts.isConditionalExpression(expression) ? expression.whenTrue : expression;
  if (!ts.isBinaryExpression(assignment) || !ts.isPropertyAccessExpression(assignment.left)) return null;
  const { left, right } = assignment;
  if (left.name.text !== 'propTypes' || !ts.isIdentifier(left.expression)) return null;
  return ts.isObjectLiteralExpression(right) ? { name: left.expression.text, props: right } : null;
}

function readProps(object: ts.ObjectLiteralExpression, sourceFile: ts.SourceFile): RuntimeProp[] {
  return object.properties.filter(ts.isPropertyAssignment).map((property) => {
    const validator = property.initializer.getText(sourceFile);
    return {
      name: property.name.getText(sourceFile).replace(/^['"]|['"]$/g, ''),
      comment: parseDocComment(getCommentText(property, sourceFile)),
      validatorType: describeValidator(property.initializer, sourceFile),
      requiresRef: /^(?:\w+\.)?element(?:Type)?AcceptingRef\b/.test(validator),
      acceptsAnyString: /oneOfType\(\[[\w.]+\.oneOf\(\[[^\]]*\]\), [\w.]+\.string\]\)$/.test(validator),
    };
  });
}
