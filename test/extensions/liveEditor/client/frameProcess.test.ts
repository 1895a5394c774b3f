import { afterEach, expect, it, vi } from 'vitest';
import { endProcess, joinProcess } from '../../../../src/extensions/liveEditor/client/frameProcess';

const leaves: (() => void)[] = [];

function join(editTime: number) {
  const leave = vi.fn();
  leaves.push(joinProcess({ getEditTime: () => editTime, leave }));
  return leave;
}

afterEach(() => leaves.splice(0).forEach((leave) => leave()));

it('when the process hangs all leave it, and the code that was changed last is suspected', () => {
  const first = join(10);
  const last = join(20);
  endProcess();
  expect(first.mock.calls).toEqual([[false]]);
  expect(last.mock.calls).toEqual([[true]]);
});

it('other tabs hear of it, and suspect none of theirs', async () => {
  const leave = join(10);
  const otherTab = new BroadcastChannel('atlas-live-hangs');
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(leave.mock.calls).toEqual([[false]]));
  otherTab.close();
});
