import { describe, expect, it } from 'vitest';
import {
  EMPTY_HISTORY,
  historyReducer,
  type History,
  type HistoryAction,
} from '../../../../../../src/extensions/themeTools/client/themeBuilder/draft/history';

const run = (...actions: readonly HistoryAction[]): History => actions.reduce(historyReducer, EMPTY_HISTORY);
const change = (value: number, key: string | null): HistoryAction => ({
  type: 'change',
  draft: { spacing: value },
  key,
});
const undo: HistoryAction = { type: 'undo' };
const redo: HistoryAction = { type: 'redo' };

describe('undo', () => {
  it.each([
    ['typing in one field is one step', [change(6, 'a'), change(7, 'a'), undo], undefined],
    ['two fields are two steps', [change(6, 'a'), change(7, 'b'), undo], 6],
    ['what has no field is always a step', [change(6, null), change(7, null), undo], 6],
    ['redo brings it back', [change(6, 'a'), undo, redo], 6],
    ['a change after undo ends redo', [change(6, 'a'), undo, change(7, 'a'), redo], 7],
    ['nothing happens where there is no step', [undo, redo, change(6, 'a'), redo], 6],
    [
      'typing after undo is a step of its own',
      [change(6, 'a'), change(7, 'b'), undo, change(8, 'b'), undo],
      6,
    ],
    [
      'a draft that is opened has no past',
      [change(6, 'a'), { type: 'open', draft: { spacing: 9 } }, undo],
      9,
    ],
  ] as const)('%s', (_, actions, spacing) => {
    expect(run(...actions).draft.spacing).toBe(spacing);
  });

  it('keeps a hundred steps', () => {
    const many = Array.from({ length: 150 }, (_, index) => change(index, null));
    expect(run(...many).past).toHaveLength(100);
  });
});
