import { selectData } from '../../../page/shared/attributes';
import { findAgain } from './findAgain';

/** What the reader enters in fields of tools before they are hydrated. */
export interface HeldInput {
  /** Enters it again, in order, and stops waiting: the tool does not know it yet. */
  readonly replay: () => void;
}

const FIELDS = `${selectData('tool')} input`;

/** Keeps what is entered; React may discard it when it hydrates. */
export function holdInput(root: Document): HeldInput {
  const entries = new Map<HTMLInputElement, () => void>();
  const onInput = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(FIELDS)) return;
    // Last in the order.
    entries.delete(target);
    const { value, checked } = target;
    const find = findAgain(root, FIELDS, target);
    entries.set(target, () => {
      const field = find();
      if (!field) return;
      if (field.type === 'radio' || field.type === 'checkbox') choose(field, checked);
      else enter(field, value);
    });
  };
  root.addEventListener('input', onInput);
  return {
    replay() {
      root.removeEventListener('input', onInput);
      entries.forEach((repeat) => repeat());
    },
  };
}

function choose(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked;
  field.click();
}

function enter(field: HTMLInputElement, value: string): void {
  // React notices a change by comparing with what was last set through the element's own property.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
