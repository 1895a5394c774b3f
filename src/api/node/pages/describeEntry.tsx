import type { Api, HookApi, InterfaceApi } from '../../shared/api';
import { getParameterId, getPropId, getReturnId } from '../../shared/apiIds';
import { elements } from '../../../content/node/elements/elements';
import { highlightLines } from '../../../content/node/code/highlight';
import type { ApiEntry } from '../packages/apiAreas';
import { describeComponent } from './describeComponent';
import { getFieldColumns, toAnchor, toFieldRow, type RowContext } from './fieldRows';
import { Markdown } from './Markdown';
import type { ApiPagePart } from './apiPagePart';
import type { LinkResolver } from './linkResolver';
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
  resolver: LinkResolver,
  versions: EntryVersions | null = null,
): ApiPagePart[] {
  const context: RowContext = {
    findType: (name) => {
      const href = resolver.findType(entry.section, name);
      // No link from a page to itself.
      return href === entry.pathname ? null : href;
    },
    resolveHref: resolver.resolveHref,
  };
  return [
    ...describeHead(entry, resolver, versions),
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
  resolver: LinkResolver,
  versions: EntryVersions | null,
): ApiPagePart[] {
  const { name, deprecation, description, imports, packageName } = entry;
  const { resolveHref } = resolver;
  const demos = resolver.listDemoPages(entry);
  const parts: (ApiPagePart | false)[] = [
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
          Read from <code>{packageName}</code> {versions.own}; most of the {versions.productName} API docs are
          for {versions.product}.
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
          {others.length > 1 ? 'All' : 'Both'} are equivalent. With the first one, a development server starts
          faster; production builds are the same.
        </p>
      )}
    </>
  );
}

function describeKind(entry: ApiEntry, api: Api, context: RowContext): ApiPagePart[] {
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
function describeHook(hook: HookApi, context: RowContext): ApiPagePart[] {
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

function describeInterface(entry: InterfaceApi, context: RowContext): ApiPagePart {
  const { properties } = entry;
  // When nothing is optional, as in an object that the library creates, the badge is redundant.
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
