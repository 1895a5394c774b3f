import { data } from '../../../page/shared/attributes';
import type { ApiField, ApiSignature, PropApi } from '../../shared/api';
import { PLAN_NAMES } from '../../shared/plan';
import type { ApiColumn, ApiBadge, ApiPageList, ApiRow } from './ApiList';
import { Markdown } from './Markdown';
import type { LinkResolver } from './linkResolver';
import { DefaultText, LinkedType, TypeText, type FindType } from './TypeText';

/** Functions that resolve links of the rows of an API page. */
export interface RowContext {
  readonly findType: FindType;
  readonly resolveHref: LinkResolver['resolveHref'];
}

/** Id and link of a row that belongs to this page. */
export function toAnchor(id: string): { id: string; href: string } {
  return { id, href: `#${id}` };
}

/** Columns of fields; with a column of defaults only if one has a default. */
export function getFieldColumns(fields: readonly ApiField[]): ApiColumn[] {
  const hasDefaults = fields.some(({ defaultValue }) => defaultValue !== null);
  return [
    { key: 'type', label: 'Type' },
    ...(hasDefaults ? [{ key: 'default', label: 'Default' }] : []),
    { key: 'text', label: 'Description' },
  ];
}

/** Fields of the page's subject as a list; `undefined` if there are none. */
export function toFieldList<Field extends ApiField>(
  fields: readonly Field[],
  getId: (field: Field) => string,
  context: RowContext,
): ApiPageList | undefined {
  if (fields.length === 0) return undefined;
  const rows = fields.map((field) => toFieldRow(field, toAnchor(getId(field)), context));
  return { section: 'props', columns: getFieldColumns(fields), rows };
}

/** A prop, parameter, return value or property as a row. */
export function toFieldRow(
  field: ApiField,
  anchor: Pick<ApiRow, 'id' | 'href'>,
  context: RowContext,
): ApiRow {
  const { name, type, signature, defaultValue, deprecation } = field;
  return {
    ...anchor,
    name,
    isDeprecated: deprecation !== null,
    badges: getBadges(field),
    cells: {
      type: <TypeText type={type} signature={signature} findType={context.findType} />,
      default: defaultValue === null ? null : <DefaultText value={defaultValue} />,
      text: <FieldText field={field} context={context} />,
    },
  };
}

function getBadges({ isRequired, deprecation, plan }: ApiField): ApiBadge[] {
  return [
    ...(isRequired ? [{ text: 'required', tone: 'required' } as const] : []),
    ...(plan ? [{ text: PLAN_NAMES[plan], tone: 'plan' } as const] : []),
    ...(deprecation === null ? [] : [{ text: 'deprecated', tone: 'deprecated' } as const]),
  ];
}

function FieldText({ field, context }: { field: ApiField | PropApi; context: RowContext }) {
  const { signature } = field;
  return (
    <>
      <Description of={field} resolveHref={context.resolveHref} />
      {'requiresRef' in field && field.requiresRef && <p>What you pass must be able to hold a ref.</p>}
      {signature && <Signature signature={signature} context={context} />}
    </>
  );
}

interface DescriptionProps {
  of: Pick<ApiField, 'description' | 'deprecation'>;
  resolveHref: LinkResolver['resolveHref'];
}

/** What something is for, below why it should not be used any more. */
export function Description({ of: { description, deprecation }, resolveHref }: DescriptionProps) {
  return (
    <>
      {deprecation !== null && (
        <div className="api-deprecation" {...data({ md: 'deprecation' })}>
          {deprecation ? <Markdown resolveHref={resolveHref}>{deprecation}</Markdown> : <p>Deprecated.</p>}
        </div>
      )}
      <Markdown resolveHref={resolveHref}>{description}</Markdown>
    </>
  );
}

/** Parameters and return value of a callback, when the library describes them. */
function Signature({ signature, context }: { signature: ApiSignature; context: RowContext }) {
  const { parameters, returns, returnDescription } = signature;
  const described = parameters.filter(({ description }) => description);
  if (described.length === 0 && !returnDescription) return null;
  return (
    <dl className="api-signature">
      {described.map(({ name, type, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>{' '}
            <code className="api-code">
              <LinkedType text={type} findType={context.findType} />
            </code>
          </dt>
          <dd>
            <Markdown resolveHref={context.resolveHref}>{description}</Markdown>
          </dd>
        </div>
      ))}
      {returnDescription && (
        <div>
          <dt>
            returns{' '}
            <code className="api-code">
              <LinkedType text={returns} findType={context.findType} />
            </code>
          </dt>
          <dd>
            <Markdown resolveHref={context.resolveHref}>{returnDescription}</Markdown>
          </dd>
        </div>
      )}
    </dl>
  );
}
