import type { ReactNode } from 'react';
import type { ComponentApi, HookApi } from '../../shared/api';
import { API_SECTION, type Heading } from '../../../page/shared/page';
import { elements } from '../../../content/node/elements/elements';
import type { PageApi } from './pageApi';

/** The section at the end of a page that links to API pages. */
export interface ApiLinksSection {
  readonly heading: Heading;
  readonly content: ReactNode;
}

/** Creates the section: one link per component, then one per hook, in alphabetical order. */
export function createApiSection({ components, hooks }: PageApi): ApiLinksSection {
  const links = [
    ...byName(components).map((one) => ({ ...one, label: `<${one.name} />`, facts: describeComponent(one) })),
    ...byName(hooks).map((one) => ({ ...one, label: one.name, facts: describeHook(one) })),
  ];
  const content = (
    <>
      <elements.h2 id={API_SECTION.id}>{API_SECTION.text}</elements.h2>
      <p>Every prop, slot and class, read from the installed package:</p>
      <ul className="api-links">
        {links.map(({ pathname, label, facts }) => (
          <li key={pathname}>
            <a href={pathname}>
              <code>{label}</code>
            </a>{' '}
            <span>{facts}</span>
          </li>
        ))}
      </ul>
    </>
  );
  return { heading: API_SECTION, content };
}

function byName<Entry extends { readonly name: string }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describeComponent({ props, slots, classes, inherits, deprecation }: ComponentApi): string {
  return [
    ...(deprecation === null ? [] : ['deprecated']),
    ...count(props.length, 'prop', 'props'),
    ...count(slots.length, 'slot', 'slots'),
    ...count(classes.length, 'class', 'classes'),
    ...(inherits ? [`and all of ${inherits.name}`] : []),
  ].join(', ');
}

function describeHook({ parameters, returns, deprecation }: HookApi): string {
  return [
    ...(deprecation === null ? [] : ['deprecated']),
    ...count(parameters.length, 'parameter', 'parameters'),
    ...count(returns.length, 'returned value', 'returned values'),
  ].join(', ');
}

function count(number: number, one: string, many: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
}
