import type { PanelTranslate } from '../../shell/client/language/panelStrings';
import { createElement } from '../../ui/client/createElement';
import type { SearchState } from './searchClient';
import type { SearchView } from './searchView';

/** What the body can be made of. */
interface BodyParts {
  readonly engine: SearchState['status'];
  /** Whether the reader has waited for the first answer for long enough to be told so. */
  readonly isSlow: boolean;
  /** Differs with what was searched. */
  readonly key: string;
  readonly list: HTMLElement;
  readonly t: PanelTranslate;
  readonly createFailure: () => HTMLElement;
  readonly createPartFailure: () => HTMLElement;
  readonly createNothing: () => HTMLElement;
}

/** What the body of the dialog shows, and a key that stays while that does: the list, or a message in its place. */
export function chooseBody(
  { note, items, isEmpty, isAnswered }: SearchView,
  { engine, isSlow, key, list, t, createFailure, createPartFailure, createNothing }: BodyParts,
): readonly [key: string, create: () => readonly HTMLElement[]] {
  const toNote = (text: string) => createElement('p', { class: 'search-note' }, text);
  if (engine === 'failed') {
    return items.length === 0
      ? ['failed', () => [createFailure()]]
      : ['part', () => [createPartFailure(), list]];
  }
  if (isSlow) return ['slow', () => [toNote(t('search.loading')), list]];
  const isNothing = items.length === 0 && !isEmpty && isAnswered && engine === 'ready';
  if (isNothing) return [`nothing ${key}`, () => [createNothing()]];
  return [`list ${note}`, () => [...(note ? [toNote(note)] : []), list]];
}
