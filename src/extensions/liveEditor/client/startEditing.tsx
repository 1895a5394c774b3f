import type { DemoControl } from '../../../demo/client/block/control';
import { EditedBadge } from './EditedBadge';
import { LiveEditor } from './LiveEditor';

/**
 * Opens a demo's source and makes it editable.
 * @throws Error when the source cannot be loaded
 */
export async function startEditing(control: DemoControl): Promise<void> {
  const source = await control.loadSource();
  control.setIsOpen(true);
  control.setEditor(<LiveEditor control={control} source={source} />);
  control.setBadge(<EditedBadge control={control} />);
}

/** Shows the demo's own code and result again; the reader's edit is saved, and marked. */
export function stopEditing(control: DemoControl): void {
  control.setEditor(null);
  showEditedBadge(control);
}

/** Shows the badge of a demo that the reader has edited earlier, with a button to continue. */
export function showEditedBadge(control: DemoControl): void {
  control.setBadge(
    <EditedBadge
      control={control}
      onContinue={() => {
        startEditing(control).catch((error: unknown) => console.error(error));
      }}
    />,
  );
}
