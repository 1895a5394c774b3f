import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { files, readSource } from './sources';

const REGISTRY = 'src/page/shared/attributes.ts';

/** Attributes of libraries: Material UI's color scheme, emotion's and Next's marks. */
const OF_OTHERS = ['data-mui-color-scheme', 'data-emotion', 'data-next-head'];

/** A complete attribute name in a string, a selector or JSX. */
const ATTRIBUTE = /(?<![\w/@-])data-[a-z]+(?:-[a-z]+)*(?![\w-]|\/)/g;

const registered = listRegistered();
const sources = files.filter((file) => /^(src|pages)\/.*\.(tsx?|css)$/.test(file) && file !== REGISTRY);
const uses = sources.flatMap((file) =>
  listWritten(file).map((name) => ({ name, file, subject: getSubject(file) })),
);

/** Names of the members of `DataAttributes`. */
function listRegistered(): string[] {
  const source = ts.createSourceFile(REGISTRY, readSource(REGISTRY), ts.ScriptTarget.Latest, true);
  const registry = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === 'DataAttributes',
  );
  return (registry?.members ?? []).map(({ name }) => `data-${(name as ts.StringLiteral).text}`);
}

/** Attributes that a file names literally, in strings, JSX or a style sheet. */
function listWritten(file: string): string[] {
  const text = readSource(file);
  if (file.endsWith('.css')) return text.replace(/\/\*.*?\*\//gs, '').match(/(?<=\[)data-[a-z-]+/g) ?? [];
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) names.push(...(node.name.getText().match(ATTRIBUTE) ?? []));
    else if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      names.push(...(node.text.match(ATTRIBUTE) ?? []));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names.filter((name) => !OF_OTHERS.includes(name));
}

/** The subject or the extension that a file belongs to. */
function getSubject(file: string): string {
  const [first = '', second = '', third = ''] = file.split('/');
  return first !== 'src' ? first : second === 'extensions' ? `${second}/${third}` : second;
}

/** Files in which `DataAttributeName` checks the names. */
const TYPED = [
  /^src\/base\/client\/firstInteraction\.ts$/,
  /^src\/page\/shared\/clickEvents\.ts$/,
  /^src\/search\/client\/attachSearchDialog\.ts$/,
  /^src\/shell\/client\/preferences\//,
  /^src\/content\/node\/reader\/manifestText\.ts$/,
  /^src\/demo\/node\/styles\.ts$/,
  /^src\/export\/node\/documents\/(exportedDocument|writeExportedDocument)\.ts$/,
  /^src\/extensions\/archive\/node\/(archivedDocument|collectFiles|demoParts)\.ts$/,
];

describe('the data attributes', () => {
  it('are found', () => {
    expect(registered).toContain('data-copy');
    expect(uses.length).toBeGreaterThan(50);
  });

  it('of the registry are written by its helpers, in code', () => {
    const byHand = uses.filter(
      ({ name, file }) =>
        registered.includes(name) && !file.endsWith('.css') && !TYPED.some((one) => one.test(file)),
    );
    expect(byHand.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  it('outside the registry stay in one subject', () => {
    const others = uses.filter(({ name }) => !registered.includes(name));
    const crossing = others.filter(({ name, subject }) =>
      others.some((other) => other.name === name && other.subject !== subject),
    );
    expect(crossing.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });

  it('that tests look for exist', () => {
    const known = new Set([...registered, ...uses.map(({ name }) => name), ...OF_OTHERS]);
    const specs = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const unknown = specs.flatMap((file) =>
      [...readSource(`e2e/${file}`).matchAll(/\[(data-[a-z-]+)/g)]
        .filter(([, name = '']) => !known.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
