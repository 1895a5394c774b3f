import type { ReactNode } from 'react';
import { withWordBreaks } from './withWordBreaks';
import { loadLinkResolver } from './linkResolver';
import { Markdown } from './Markdown';
import { TypeText } from './TypeText';
import type { ApiCatalogs } from '../../shared/api';
import type { Plan } from '../../shared/plan';
import type { ProductManifest } from '../../../site/shared/product';
import { ThemeTable } from '../../../content/node/elements/themeTable';
import { loadApi } from '../packages/loadApi';
import { PlanBadge } from '../../../content/node/elements/PlanBadge';

/**
 * The elements that list what the installed packages export besides components: methods, selectors and
 * events.
 * @param file of the page, for error messages
 */
export async function createCatalogElements({ id }: Pick<ProductManifest, 'id'>, file: string) {
  const { catalogs } = await loadApi();
  const { findType, resolveHref } = await loadLinkResolver();
  const toType = (text: string, signature = null) => (
    <TypeText type={{ text, members: [] }} signature={signature} findType={(name) => findType(id, name)} />
  );
  const toText = (markdown: string) => <Markdown resolveHref={resolveHref}>{markdown}</Markdown>;

  function ApiMethods({ of }: { of: string }) {
    const found = catalogs.methods.find(({ name }) => name === of);
    if (!found) throw createUnknownNameError(`<ApiMethods of="${of}">`, listNames(catalogs.methods));
    return (
      <Catalog label={of} head={['Method', 'Type', 'Description']}>
        {found.methods.map(({ name, type, plan, description, signature }) => (
          <tr key={name}>
            <NameCell name={name} plan={plan} />
            <td>
              <TypeText type={type} signature={signature} findType={(one) => findType(id, one)} />
            </td>
            <td>{toText(description)}</td>
          </tr>
        ))}
      </Catalog>
    );
  }

  function ApiSelectors({ category }: { category?: string }) {
    const found = catalogs.selectors.filter((one) => category === undefined || one.category === category);
    if (found.length === 0) {
      throw createUnknownNameError(
        `<ApiSelectors category="${category}">`,
        catalogs.selectors.map((one) => one.category),
      );
    }
    return (
      <Catalog label="Selectors" head={['Selector', 'Returns', 'Description']}>
        {found.map(({ name, type, plan, description }) => (
          <tr key={name}>
            <NameCell name={name} plan={plan} />
            <td>{toType(type)}</td>
            <td>{toText(description)}</td>
          </tr>
        ))}
      </Catalog>
    );
  }

  function ApiEvents() {
    return (
      <Catalog label="Events" head={['Event', 'Params and event', 'Description']}>
        {catalogs.events.map(({ name, params, event, plan, description }) => (
          <tr key={name}>
            <NameCell name={name} plan={plan} />
            <td>
              {[params, event].flatMap((type) =>
                type === null ? [] : [<div key={type}>{toType(type)}</div>],
              )}
            </td>
            <td>{toText(description)}</td>
          </tr>
        ))}
      </Catalog>
    );
  }

  const createUnknownNameError = (element: string, known: readonly string[]) =>
    new Error(
      `${file}: ${element} does not match anything in the packages. Use one of ${[...new Set(known)].join(', ')}.`,
    );

  return { ApiMethods, ApiSelectors, ApiEvents };
}

const listNames = (methods: ApiCatalogs['methods']) => methods.map(({ name }) => name);

const Catalog = (props: { label: string; head: readonly string[]; children: ReactNode }) => (
  <div className="catalog">
    <ThemeTable {...props} />
  </div>
);

function NameCell({ name, plan }: { name: string; plan: Plan | null }) {
  return (
    <td>
      <code>{withWordBreaks(name)}</code>
      {plan && <PlanBadge of={plan} />}
    </td>
  );
}
