import { attachListeners } from '../../../base/client/attachListeners';
import { selectData } from '../../../page/shared/attributes';
import { createElementFinder } from './createElementFinder';

/** What the reader enters in fields of tools before they are hydrated. */
export interface QueuedInput {
  /** Enters it again, in order, and stops queuing: the tool does not know it yet. */
  readonly replay: () => void;
}

const FIELDS = `${selectData('tool')} input`;

/** Queues what is entered; React may discard it when it hydrates. */
export function queueInput(root: Document): QueuedInput {
  const entries = new Map<HTMLInputElement, () => void>();
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(FIELDS)) return;
    // Moves the field to the end of the queue.
    entries.delete(target);
    const { value, checked } = target;
    const find = createElementFinder(root, FIELDS, target);
    entries.set(target, () => {
      const field = find();
      if (!field) return;
      if (field.type === 'radio' || field.type === 'checkbox') choose(field, checked);
      else enter(field, value);
    });
  };
  const detach = attachListeners(root, { input: onInput });
  return {
    replay() {
      detach();
      entries.forEach((repeat) => repeat());
    },
  };
}

function choose(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

function enter(field: HTMLInputElement, value: string): void {
  // React detects changes by comparing with the value last set through the element's own property.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
