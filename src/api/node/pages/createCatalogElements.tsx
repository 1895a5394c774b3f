import type { ReactNode } from 'react';
import { withWordBreaks } from './withWordBreaks';
import { loadLinkResolver } from './linkResolver';
import { Markdown } from './Markdown';
import { TypeText } from './TypeText';
import type { ApiField } from '../../shared/api';
import type { Plan } from '../../shared/plan';
import type { ProductManifest } from '../../../site/shared/product';
import { ScrollTable } from '../../../content/node/elements/ScrollTable';
import { loadApi } from '../packages/loadApi';
import { PlanBadge } from '../../../content/node/elements/PlanBadge';

/** What a row of a list shows; all lists have these three columns. */
interface CatalogRow {
  readonly name: string;
  readonly plan: Plan | null;
  readonly type: ReactNode;
  readonly description: string;
}

/**
 * The elements that list what the installed packages export besides components: methods, selectors and
 * events.
 * @param file of the page, for error messages
 */
export async function createCatalogElements({ id }: Pick<ProductManifest, 'id'>, file: string) {
  const { catalogs } = await loadApi();
  const { findType, resolveHref } = await loadLinkResolver();
  const toType = ({ type, signature }: Pick<ApiField, 'type' | 'signature'>) => (
    <TypeText type={type} signature={signature} findType={(name) => findType(id, name)} />
  );
  const toPlainType = (text: string) => toType({ type: { text, members: [] }, signature: null });

  const createCatalog = (label: string, head: readonly string[], rows: readonly CatalogRow[]) => (
    <div className="catalog">
      <ScrollTable label={label} head={head}>
        {rows.map(({ name, plan, type, description }) => (
          <tr key={name}>
            <td>
              <code>{withWordBreaks(name)}</code>
              {plan && <PlanBadge of={plan} />}
            </td>
            <td>{type}</td>
            <td>
              <Markdown resolveHref={resolveHref}>{description}</Markdown>
            </td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );

  const createUnknownNameError = (element: string, known: readonly string[]) =>
    new Error(
      `${file}: ${element} does not match anything in the packages. Use one of ${[...new Set(known)].join(', ')}.`,
    );

  function ApiMethods({ of }: { of: string }) {
    const found = catalogs.methods.find(({ name }) => name === of);
    if (!found) {
      const known = catalogs.methods.map(({ name }) => name);
      throw createUnknownNameError(`<ApiMethods of="${of}">`, known);
    }
    const rows = found.methods.map((method) => ({ ...method, type: toType(method) }));
    return createCatalog(of, ['Method', 'Type', 'Description'], rows);
  }

  function ApiSelectors({ category }: { category?: string }) {
    const found = catalogs.selectors.filter((one) => category === undefined || one.category === category);
    if (found.length === 0) {
      const known = catalogs.selectors.map((one) => one.category);
      throw createUnknownNameError(`<ApiSelectors category="${category}">`, known);
    }
    const rows = found.map((selector) => ({ ...selector, type: toPlainType(selector.type) }));
    return createCatalog('Selectors', ['Selector', 'Returns', 'Description'], rows);
  }

  function ApiEvents() {
    const rows = catalogs.events.map((event) => ({
      ...event,
      type: [event.params, event.event].flatMap((type) =>
        type === null ? [] : [<div key={type}>{toPlainType(type)}</div>],
      ),
    }));
    return createCatalog('Events', ['Event', 'Params and event', 'Description'], rows);
  }

  return { ApiMethods, ApiSelectors, ApiEvents };
}
