import type { PageSource } from '../build/page/readPage';
import type { Facts } from './facts';

/** Props that only a component has that readers operate: elements such as `div` have none of them. */
const PROPS = [
  'disabled',
  'href',
  'onClose',
  'onOpen',
  'onClickAway',
  'onItemClick',
  'onAxisClick',
  'onCellClick',
  'signIn',
] as const;

/** Whether readers operate one of the components that a page documents, by the types of these. */
export function isInteractive({ section, frontMatter }: PageSource, facts: Facts): boolean {
  return (frontMatter?.components ?? []).some((name) => {
    const component = facts.findComponent(section, name);
    return component !== null && PROPS.some((prop) => component.hasProp(prop));
  });
}
