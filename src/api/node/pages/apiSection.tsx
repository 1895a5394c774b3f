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
  const content = (
    <>
      <elements.h2 id={API_SECTION.id}>{API_SECTION.text}</elements.h2>
      <p>Every prop, slot and class, read from the installed package:</p>
      <ul className="api-links">
        {byName(components).map((component) => (
          <li key={component.pathname}>
            <a href={component.pathname}>
              <code>{`<${component.name} />`}</code>
            </a>{' '}
            <span>{describeComponent(component)}</span>
          </li>
        ))}
        {byName(hooks).map((hook) => (
          <li key={hook.pathname}>
            <a href={hook.pathname}>
              <code>{hook.name}</code>
            </a>{' '}
            <span>{describeHook(hook)}</span>
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
