import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  ERROR_MESSAGES_PATH,
  type ErrorMessage,
  type ErrorMessages,
  type ErrorSource,
} from '../shared/productionError';
import { hash, readCode, readOrCreateSync } from '../../../base/node/cache';
import type { ExportFile } from '../../../export/node/documents/artefact';
import { readText, ROOT } from '../../../base/node/files';
import { requireManifest } from '../../../base/node/manifest';
import { readFolderFiles } from '../../../api/node/packages/packageFiles';
import { listConstants, readConstantText } from './constantText';

/** The module whose function formats a production error: its code, and the URL that explains it. */
const FORMATTER = /\/formatMuiErrorMessage$/;

/** The messages of the installed packages, and what could not be read. */
interface ReadMessages {
  readonly messages: ErrorMessages;
  /** A sentence for each code whose message could not be read. */
  readonly unread: readonly string[];
}

/** The file from which the page of production errors reads its messages. */
export function getErrorMessagesFile(): ExportFile {
  return { path: ERROR_MESSAGES_PATH.slice(1), body: JSON.stringify(readErrorMessages()) };
}

/** The messages behind the error codes of all installed packages. */
export function readErrorMessages(): ErrorMessages {
  return readAll().messages;
}

/** What the page of production errors lacks: a sentence for each message that could not be read. */
export function listUnreadableMessages(): readonly string[] {
  return readAll().unread;
}

function readAll(): ReadMessages {
  return readOrCreateSync({
    folder: 'error-messages',
    input:
      hash(readText(path.join(ROOT, 'package-lock.json'))) +
      readCode([
        'src/extensions/errorDecoder/node/errorMessages.ts',
        'src/extensions/errorDecoder/node/constantText.ts',
      ]),
    create: () => JSON.stringify(collectMessages(listSources())),
    parse: (text) => JSON.parse(text) as ReadMessages,
    keepsOnlyLatest: true,
  });
}

/** A message in the code of a package; `null` in place of a text that could not be read. */
interface FoundMessage {
  readonly code: string;
  readonly text: string | null;
}

interface PackageMessages {
  readonly source: ErrorSource;
  readonly messages: readonly FoundMessage[];
}

/** Top-level packages first, then the copies nested in other packages. */
function listSources(): PackageMessages[] {
  const folders = listFolders('node_modules');
  return [...folders.filter(({ isCopy }) => !isCopy), ...folders.filter(({ isCopy }) => isCopy)].map(
    ({ name, folder }) => ({
      source: { package: name, version: requireManifest(folder).version },
      messages: readFolderFiles(folder, '.js').flatMap(({ text }) => findErrorMessages(text)),
    }),
  );
}

/** The packages of the libraries below a folder, including the copies nested in them. */
function listFolders(base: string, owner = ''): { name: string; folder: string; isCopy: boolean }[] {
  return ['@mui', '@toolpad'].flatMap((scope) => {
    const scopeFolder = path.join(ROOT, base, scope);
    if (!existsSync(scopeFolder)) return [];
    return readdirSync(scopeFolder)
      .filter((entry) => entry !== 'icons-material')
      .flatMap((entry) => {
        const name = `${scope}/${entry}`;
        const own = {
          name: owner ? `${name} in ${owner}` : name,
          folder: path.join(scopeFolder, entry),
          isCopy: owner !== '',
        };
        return [own, ...listFolders(path.join(base, name, 'node_modules'), name)];
      });
  });
}

/** Merges the same text from several packages into one message, and sorts by code. */
export function collectMessages(packages: readonly PackageMessages[]): ReadMessages {
  const byCode = new Map<string, Map<string, ErrorSource[]>>();
  const unread = new Set<string>();
  for (const { source, messages } of packages) {
    for (const { code, text } of messages) {
      if (text === null) {
        unread.add(`The message of error ${code} of ${source.package}.`);
        continue;
      }
      const texts = byCode.get(code) ?? new Map<string, ErrorSource[]>();
      byCode.set(code, texts);
      const sources = texts.get(text) ?? [];
      texts.set(text, sources);
      if (!sources.some((one) => one.package === source.package)) sources.push(source);
    }
  }
  const codes = [...byCode].sort(([first], [second]) => Number(first) - Number(second));
  return {
    messages: Object.fromEntries(codes.map(([code, texts]) => [code, [...texts].map(toMessage)])),
    unread: [...unread],
  };
}

function toMessage([text, sources]: [string, ErrorSource[]]): ErrorMessage {
  return { text, sources };
}

/**
 * The messages in a module: packages write `isDevelopment ? 'the message' : formatMuiErrorMessage(code, …)`.
 */
export function findErrorMessages(code: string): FoundMessage[] {
  if (!code.includes('formatMuiErrorMessage')) return [];
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const formatters = listFormatters(file);
  const constants = listConstants(file);
  const found: FoundMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const number = readCodeNumber(node.whenFalse, formatters);
      if (number !== null) found.push({ code: number, text: readConstantText(node.whenTrue, constants) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The names under which a module imports or requires the formatter. */
function listFormatters(file: ts.SourceFile): ReadonlySet<string> {
  const names = file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      const isFormatter =
        ts.isStringLiteral(statement.moduleSpecifier) && FORMATTER.test(statement.moduleSpecifier.text);
      return isFormatter ? (statement.importClause?.name?.text ?? []) : [];
    }
    const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    return declarations
      .filter(({ initializer }) => initializer !== undefined && requiresFormatter(initializer))
      .map(({ name }) => name.getText(file));
  });
  return new Set(names);
}

/** `require("@mui/utils/formatMuiErrorMessage")`, also within the call of a helper. */
function requiresFormatter(node: ts.Node): boolean {
  return ts.isStringLiteral(node)
    ? FORMATTER.test(node.text)
    : (ts.forEachChild(node, (child) => requiresFormatter(child) || undefined) ?? false);
}

/** The first argument of `format(3, …)`, `(0, format.default)(3, …)`. */
function readCodeNumber(node: ts.Expression, formatters: ReadonlySet<string>): string | null {
  if (!ts.isCallExpression(node)) return null;
  const { expression } = node;
  const callee = ts.isParenthesizedExpression(expression) ? readLast(expression) : expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
  if (!ts.isIdentifier(name) || !formatters.has(name.text)) return null;
  const [number] = node.arguments;
  return number && ts.isNumericLiteral(number) ? number.text : null;
}

/** `(0, module.default)` → `module.default`. */
function readLast({ expression }: ts.ParenthesizedExpression): ts.Expression {
  return ts.isBinaryExpression(expression) ? expression.right : expression;
}
