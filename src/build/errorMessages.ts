import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  ERROR_MESSAGES_PATH,
  type ErrorMessage,
  type ErrorMessages,
  type ErrorSource,
} from '../model/productionError';
import { hash, readCode, readOrMakeSync } from './cache';
import type { Artefact } from './export/sitemap';
import { readText, ROOT } from './files';
import { requireManifest } from './package/manifest';
import { readFolderTexts } from './package/packageText';

/** The function that writes an error's address into production code. */
const FORMATTER = /formatMuiErrorMessage\d*$/;

/** The file from which the page of production errors reads its messages. */
export function getErrorMessagesFile(): Artefact {
  return { path: ERROR_MESSAGES_PATH.slice(1), body: JSON.stringify(readErrorMessages()) };
}

/** The messages behind the error codes of all installed packages. */
export function readErrorMessages(): ErrorMessages {
  return readOrMakeSync({
    folder: 'error-messages',
    input: hash(readText(path.join(ROOT, 'package-lock.json'))) + readCode(['src/build/errorMessages.ts']),
    make: () => JSON.stringify(collect(listSources())),
    parse: (text) => JSON.parse(text) as ErrorMessages,
    keepsOnlyLatest: true,
  });
}

/** A message in the code of a package. */
interface FoundMessage {
  readonly code: string;
  readonly text: string;
}

interface PackageMessages {
  readonly source: ErrorSource;
  readonly messages: readonly FoundMessage[];
}

/** Installed packages before the copies in other packages. */
function listSources(): PackageMessages[] {
  const folders = listFolders('node_modules');
  return [...folders.filter(({ isCopy }) => !isCopy), ...folders.filter(({ isCopy }) => isCopy)].map(
    ({ name, folder }) => ({
      source: { package: name, version: requireManifest(folder).version },
      messages: readFolderTexts(folder, '.js').flatMap(({ text }) => findErrorMessages(text)),
    }),
  );
}

/** The packages of the libraries below a folder, with the copies that they bring along. */
function listFolders(base: string, owner = ''): { name: string; folder: string; isCopy: boolean }[] {
  return ['@mui', '@toolpad'].flatMap((scope) => {
    const place = path.join(ROOT, base, scope);
    if (!existsSync(place)) return [];
    return readdirSync(place)
      .filter((entry) => entry !== 'icons-material')
      .flatMap((entry) => {
        const name = `${scope}/${entry}`;
        const own = {
          name: owner ? `${name} in ${owner}` : name,
          folder: path.join(place, entry),
          isCopy: owner !== '',
        };
        return [own, ...listFolders(path.join(base, name, 'node_modules'), name)];
      });
  });
}

/** The same text of several packages is one message; codes are in their order. */
export function collect(packages: readonly PackageMessages[]): ErrorMessages {
  const byCode = new Map<string, Map<string, ErrorSource[]>>();
  for (const { source, messages } of packages) {
    for (const { code, text } of messages) {
      const texts = byCode.get(code) ?? new Map<string, ErrorSource[]>();
      byCode.set(code, texts);
      const sources = texts.get(text) ?? [];
      texts.set(text, sources);
      if (!sources.some((one) => one.package === source.package)) sources.push(source);
    }
  }
  const codes = [...byCode].sort(([first], [second]) => Number(first) - Number(second));
  return Object.fromEntries(codes.map(([code, texts]) => [code, [...texts].map(toMessage)]));
}

function toMessage([text, sources]: [string, ErrorSource[]]): ErrorMessage {
  return { text, sources };
}

/**
 * The messages in a module: packages write `isDevelopment ? 'the message' : formatMuiErrorMessage(code, …)`.
 * @throws Error when a code has no message that can be read
 */
export function findErrorMessages(code: string): FoundMessage[] {
  if (!code.includes('formatMuiErrorMessage')) return [];
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found: FoundMessage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const number = readCodeNumber(node.whenFalse);
      if (number !== null) found.push({ code: number, text: readTemplate(node.whenTrue, number) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function readCodeNumber(node: ts.Expression): string | null {
  if (!ts.isCallExpression(node)) return null;
  const { expression } = node;
  const callee = ts.isParenthesizedExpression(expression) ? readLast(expression) : expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
  if (!ts.isIdentifier(name) || !FORMATTER.test(name.text)) return null;
  const [number] = node.arguments;
  return number && ts.isNumericLiteral(number) ? number.text : null;
}

/** `(0, module.default)` → `module.default`. */
function readLast({ expression }: ts.ParenthesizedExpression): ts.Expression {
  return ts.isBinaryExpression(expression) ? expression.right : expression;
}

function readTemplate(node: ts.Expression, code: string): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  }
  throw new Error(
    `The message of error ${code} is not a text in the installed packages. Teach src/build/errorMessages.ts its form.`,
  );
}
