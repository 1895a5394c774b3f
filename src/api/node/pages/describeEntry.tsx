import type { Api, HookApi, InterfaceApi } from '../../shared/api';
import { getParameterId, getPropId, getReturnId } from '../../shared/apiIds';
import { elements } from '../../../content/node/elements/elements';
import { highlightLines } from '../../../content/node/code/highlight';
import type { ApiEntry } from '../packages/apiAreas';
import { describeComponent } from './describeComponent';
import { getFieldColumns, toAnchor, toFieldRow, type RowContext } from './fieldRows';
import { Markdown } from './Markdown';
import type { ReferencePart } from './referencePart';
import type { References } from './references';
import { LinkedType } from './TypeText';

/** Versions of an entry's package and of its product, where they differ. */
export interface EntryVersions {
  readonly own: string;
  readonly product: string;
  readonly productName: string;
}

/** The sections of an API page in reading order. */
export function describeEntry(
  entry: ApiEntry,
  api: Api,
  references: References,
  versions: EntryVersions | null = null,
): ReferencePart[] {
  const context: RowContext = {
    findType: (name) => {
      const href = references.findType(entry.section, name);
      // No link from a page to itself.
      return href === entry.pathname ? null : href;
    },
    resolveHref: references.resolveHref,
  };
  return [
    ...describeHead(entry, references, versions),
    ...describeKind(entry, api, context),
    {
      heading: { id: 'source-code', text: 'Source code' },
      intro: (
        <p>
          <a href={entry.sourceUrl} rel="nofollow noopener">
            <code>{entry.sourceFile}</code>
          </a>
        </p>
      ),
      list: null,
    },
  ];
}

function describeHead(
  entry: ApiEntry,
  references: References,
  versions: EntryVersions | null,
): ReferencePart[] {
  const { name, deprecation, description, imports, packageName } = entry;
  const { resolveHref } = references;
  const demos = references.listDemoPages(entry);
  const parts: (ReferencePart | false)[] = [
    deprecation !== null && {
      heading: null,
      intro: (
        <elements.Callout severity="warning" title={`${name} is deprecated`}>
          <Markdown resolveHref={resolveHref}>
            {deprecation || 'The package does not say what to use instead.'}
          </Markdown>
        </elements.Callout>
      ),
      list: null,
    },
    versions !== null && {
      heading: null,
      intro: (
        <p>
          Read from <code>{packageName}</code> {versions.own}; most of the {versions.productName} reference is
          of {versions.product}.
        </p>
      ),
      list: null,
    },
    description !== '' && {
      heading: null,
      intro: <Markdown resolveHref={resolveHref}>{description}</Markdown>,
      list: null,
    },
    demos.length > 0 && {
      heading: { id: 'demos', text: 'Demos' },
      intro: (
        <ul>
          {demos.map(({ href, title }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      ),
      list: null,
    },
    imports.length > 0 && {
      heading: { id: 'import', text: 'Import' },
      intro: <Imports statements={imports} />,
      list: null,
    },
  ];
  return parts.filter((part) => part !== false);
}

/** One block each, so that a copied statement can be pasted as it is. */
function Imports({ statements }: { statements: readonly string[] }) {
  const [first, ...others] = statements;
  return (
    <>
      {[first, ...others].map((statement = '') => (
        <elements.CodeBlock
          key={statement}
          language="ts"
          title=""
          html={highlightLines(statement, 'ts').join('\n')}
        />
      ))}
      {others.length > 0 && (
        <p>
          {others.length > 1 ? 'All' : 'Both'} give the same. With the first one a development server starts
          faster; a production build does not differ.
        </p>
      )}
    </>
  );
}

function describeKind(entry: ApiEntry, api: Api, context: RowContext): ReferencePart[] {
  switch (entry.kind) {
    case 'component':
      return describeComponent(entry, api, context);
    case 'hook':
      return describeHook(entry, context);
    case 'interface':
      return [describeInterface(entry, context)];
  }
}

/** Fields of a return value are never marked as required. */
function describeHook(hook: HookApi, context: RowContext): ReferencePart[] {
  const { parameters, returns, returnType } = hook;
  return [
    {
      heading: { id: 'parameters', text: 'Parameters' },
      intro: parameters.length === 0 ? <p>The hook takes no parameters.</p> : null,
      list:
        parameters.length === 0
          ? null
          : {
              section: 'props',
              columns: getFieldColumns(parameters),
              rows: parameters.map((field) =>
                toFieldRow(field, toAnchor(getParameterId(hook, field)), context),
              ),
            },
    },
    {
      heading: { id: 'return-value', text: 'Return value' },
      intro:
        returns.length > 0 ? null : (
          <p>
            <code className="api-code">
              <LinkedType text={returnType.text} findType={context.findType} />
            </code>
          </p>
        ),
      list:
        returns.length === 0
          ? null
          : {
              section: 'props',
              columns: getFieldColumns(returns),
              rows: returns.map((field) =>
                toFieldRow({ ...field, isRequired: false }, toAnchor(getReturnId(hook, field)), context),
              ),
            },
    },
  ];
}

function describeInterface(entry: InterfaceApi, context: RowContext): ReferencePart {
  const { properties } = entry;
  // When nothing is optional, as in an object that the library creates, the mark is redundant.
  const hasOptional = properties.some(({ isRequired }) => !isRequired);
  return {
    heading: { id: 'properties', text: 'Properties' },
    intro: null,
    list: {
      section: 'props',
      columns: getFieldColumns(properties),
      rows: properties.map((field) =>
        toFieldRow(
          { ...field, isRequired: hasOptional && field.isRequired },
          toAnchor(getPropId(entry, field)),
          context,
        ),
      ),
    },
  };
}
