import { EMPTY_DRAFT, type Draft } from './draft';

/** The draft, with the drafts that undo and redo go to. */
export interface History {
  readonly past: readonly Draft[];
  readonly draft: Draft;
  readonly future: readonly Draft[];
  /** The field of the last change: consecutive changes of a field are one step. */
  readonly lastKey: string | null;
}

export type HistoryAction =
  /** `key` is the field that is edited; `null` for a change that is always a step. */
  | { readonly type: 'change'; readonly draft: Draft; readonly key: string | null }
  | { readonly type: 'undo' | 'redo' }
  /** Starts over with a draft from the address. */
  | { readonly type: 'open'; readonly draft: Draft };

export const EMPTY_HISTORY: History = { past: [], draft: EMPTY_DRAFT, future: [], lastKey: null };

/** Number of steps that can be undone. */
const MAX_STEPS = 100;

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, draft, future, lastKey } = history;
  switch (action.type) {
    case 'open':
      return { ...EMPTY_HISTORY, draft: action.draft };
    case 'change': {
      if (action.draft === draft) return history;
      const isSameStep = action.key !== null && action.key === lastKey;
      return {
        past: isSameStep ? past : [...past, draft].slice(-MAX_STEPS),
        draft: action.draft,
        future: [],
        lastKey: action.key,
      };
    }
    case 'undo': {
      const previous = past.at(-1);
      if (!previous) return history;
      return { past: past.slice(0, -1), draft: previous, future: [draft, ...future], lastKey: null };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { past: [...past, draft], draft: next, future: rest, lastKey: null };
    }
  }
}
