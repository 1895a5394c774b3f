import type { Api, ApiEntry, HookApi, InterfaceApi } from '../../shared/api';
import { getParameterId, getPropId, getReturnId } from '../../shared/apiIds';
import { data } from '../../../page/shared/attributes';
import { elements } from '../../../content/node/elements/elements';
import { highlightLines } from '../../../content/node/code/highlight';
import { describeComponent } from './describeComponent';
import { toFieldList, type RowContext } from './fieldRows';
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
    ...describeHead(entry, resolver),
    ...describeKind(entry, api, context),
    ...describeUse(entry, resolver, versions),
    {
      heading: { id: 'source-code', text: 'Source code' },
      intro: (
        <p>
          <a href={entry.sourceUrl} rel="nofollow noopener">
            <code>{entry.sourceFile}</code>
          </a>
        </p>
      ),
    },
  ];
}

/** Only what readers need before the first prop. */
function describeHead(entry: ApiEntry, { resolveHref }: LinkResolver): ApiPagePart[] {
  const { kind, name, deprecation, description, imports } = entry;
  const parts: (ApiPagePart | false)[] = [
    deprecation !== null && {
      intro: (
        <elements.Callout severity="warning" title={`${name} is deprecated`}>
          <Markdown resolveHref={resolveHref}>
            {deprecation || 'The package does not say what to use instead.'}
          </Markdown>
        </elements.Callout>
      ),
    },
    // That of a component, which also has a guide, is below its props.
    kind !== 'component' &&
      description !== '' && {
        intro: <Markdown resolveHref={resolveHref}>{description}</Markdown>,
      },
    imports.length > 0 && {
      intro: <Imports statements={imports} />,
      headings: [{ id: 'import', text: 'Import', level: 2 }],
    },
  ];
  return parts.filter((part) => part !== false);
}

/** Where the entry is used, and of which version it is. */
function describeUse(entry: ApiEntry, resolver: LinkResolver, versions: EntryVersions | null): ApiPagePart[] {
  const demos = resolver.listDemoPages(entry);
  const parts: (ApiPagePart | false)[] = [
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
    },
    versions !== null && {
      intro: (
        <p>
          Read from <code>{entry.packageName}</code> {versions.own}; most of the {versions.productName} API
          docs are for {versions.product}.
        </p>
      ),
    },
  ];
  return parts.filter((part) => part !== false);
}

/** The first statement, with the others folded in; one block each, so that it can be pasted as it is. */
function Imports({ statements: [first = '', ...others] }: { statements: readonly string[] }) {
  return (
    <div className="api-import">
      <h2 id="import" className="visually-hidden" {...data({ t: '' })}>
        Import
      </h2>
      <Statement text={first} />
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? 'Another import' : `${others.length} other imports`}</summary>
          {others.map((statement) => (
            <Statement key={statement} text={statement} />
          ))}
          <p>
            {others.length > 1 ? 'All' : 'Both'} are equivalent. With the first one, a development server
            starts faster; production builds are the same.
          </p>
        </details>
      )}
    </div>
  );
}

function Statement({ text }: { text: string }) {
  return <elements.CodeBlock language="ts" title="" html={highlightLines(text, 'ts').join('\n')} />;
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
      intro: parameters.length === 0 && <p>The hook takes no parameters.</p>,
      list: toFieldList(parameters, (field) => getParameterId(hook, field), context),
    },
    {
      heading: { id: 'return-value', text: 'Return value' },
      intro: returns.length === 0 && (
        <p>
          <code className="api-code">
            <LinkedType text={returnType.text} findType={context.findType} />
          </code>
        </p>
      ),
      list: toFieldList(
        returns.map((field) => ({ ...field, isRequired: false })),
        (field) => getReturnId(hook, field),
        context,
      ),
    },
  ];
}

function describeInterface(entry: InterfaceApi, context: RowContext): ApiPagePart {
  // When nothing is optional, as in an object that the library creates, the badge is redundant.
  const hasOptional = entry.properties.some(({ isRequired }) => !isRequired);
  return {
    heading: { id: 'properties', text: 'Properties' },
    list: toFieldList(
      entry.properties.map((field) => ({ ...field, isRequired: hasOptional && field.isRequired })),
      (field) => getPropId(entry, field),
      context,
    ),
  };
}
