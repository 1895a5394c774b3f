import type { PageSource } from '../reader/readPage';
import type { Facts } from './facts';

/** Props that only interactive components declare. */
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

/** Whether a page documents an interactive component, judged by the types of its props. */
export function isInteractive({ section, frontMatter }: PageSource, facts: Facts): boolean {
  return (frontMatter?.components ?? []).some((name) => {
    const component = facts.findComponent(section, name);
    return component !== null && PROPS.some((prop) => component.hasProp(prop));
  });
}
