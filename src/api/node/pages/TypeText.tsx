import { data } from '../../../page/shared/attributes';
import { Fragment, type ReactNode } from 'react';
import type { ApiSignature, ApiType } from '../../shared/api';
import { withWordBreaks } from './withWordBreaks';
import { toLink } from './Markdown';

/** Longest type or default that is shown completely in its cell, in characters: about two lines of a table. */
const MAX_LENGTH = 40;

/** Number of members that are shown of a long union. */
const FIRST_MEMBERS = 4;

/** Finds the URL of a type's definition; `null` when it has none. */
export type FindType = (name: string) => string | null;

interface TypeTextProps {
  type: ApiType;
  signature: ApiSignature | null;
  findType: FindType;
}

/** A type with links to definitions; a long one is one line until it is expanded. */
export function TypeText({ type, signature, findType }: TypeTextProps) {
  if (type.text.length <= MAX_LENGTH) {
    return (
      <code className="api-code">
        <LinkedType text={type.text} findType={findType} />
      </code>
    );
  }
  return (
    <FoldedCode summary={shorten(type, signature)}>
      <LinkedType text={breakLines(type)} findType={findType} />
    </FoldedCode>
  );
}

/** A default value; a long one is one line until it is expanded. */
export function DefaultText({ value }: { value: string }) {
  if (value.length <= MAX_LENGTH) return <code className="api-code">{value}</code>;
  if (!isObject(value)) return <FoldedCode summary={cut(value)}>{value}</FoldedCode>;
  const properties = splitProperties(value, ',');
  return <FoldedCode summary={nameProperties(properties)}>{writeLines(properties, ',')}</FoldedCode>;
}

function FoldedCode({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="api-long" {...data({ md: 'type' })}>
      <summary>
        <code className="api-code">{summary}</code>
      </summary>
      <pre className="api-code">{children}</pre>
    </details>
  );
}

/** Highlights strings, and links names that have a definition. */
export function LinkedType({ text, findType }: { text: string; findType: FindType }) {
  const parts = text.split(/('(?:[^'\\]|\\.)*'|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)/);
  return parts.map((part, index) => {
    if (part.startsWith("'")) {
      return (
        <span key={index} className="t-string">
          {part}
        </span>
      );
    }
    const href = index % 2 === 1 ? findType(part) : null;
    return href === null ? (
      <Fragment key={index}>{index % 2 === 1 ? withWordBreaks(part) : part}</Fragment>
    ) : (
      <a key={index} {...toLink(href)}>
        {withWordBreaks(part)}
      </a>
    );
  });
}

/** The summary of a long type: the function's arguments, the first members, the names of properties. */
export function shorten({ text, members }: ApiType, signature: ApiSignature | null): string {
  if (signature) {
    const names = signature.parameters.map(({ name }) => name).join(', ');
    return `(${names}) => ${signature.returns.length > 30 ? '…' : signature.returns}`;
  }
  if (members.length > FIRST_MEMBERS) {
    return `${members.slice(0, FIRST_MEMBERS).join(' | ')} | … ${members.length - FIRST_MEMBERS} more`;
  }
  return text.startsWith('{') ? nameProperties(splitProperties(text, ';')) : cut(text);
}

function nameProperties(properties: readonly string[]): string {
  const names = properties.map((property) => property.split(':', 1)[0]);
  const rest = names.length - FIRST_MEMBERS;
  return `{ ${names.slice(0, FIRST_MEMBERS).join(', ')}${rest > 0 ? `, … ${rest} more` : ''} }`;
}

function cut(text: string): string {
  return `${text.slice(0, MAX_LENGTH).trimEnd()}…`;
}

/** Splits a type into lines, one member or property each. */
function breakLines({ text, members }: ApiType): string {
  if (members.length > 1) return members.map((member) => `| ${member}`).join('\n');
  return isObject(text) ? writeLines(splitProperties(text, ';'), ';') : text;
}

function isObject(text: string): boolean {
  return /^\{ .* \}$/.test(text);
}

function writeLines(properties: readonly string[], separator: string): string {
  return `{\n${properties.map((property) => `  ${property}${separator}`).join('\n')}\n}`;
}

/** The properties of an object or of its type, split at the separators of the top level. */
function splitProperties(text: string, separator: ';' | ','): string[] {
  const properties: string[] = [''];
  let depth = 0;
  for (const character of text.slice(1, -1).trim()) {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (character === separator && depth === 0) properties.push('');
    else properties[properties.length - 1] += character;
  }
  return properties.map((property) => property.trim()).filter(Boolean);
}
