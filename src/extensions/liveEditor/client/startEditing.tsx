import type { EditedDemo } from './control';
import { EditedMark } from './EditedMark';
import { LiveEditor } from './LiveEditor';

/**
 * Opens a demo's source and makes it editable.
 * @throws Error when the source cannot be loaded
 */
export async function startEditing(control: EditedDemo): Promise<void> {
  const source = await control.loadSource();
  control.setIsOpen(true);
  control.setEditor(<LiveEditor control={control} source={source} />);
  control.setMark(<EditedMark control={control} />);
}

/** Shows the demo's own code and result again; the reader's edit is saved, and marked. */
export function stopEditing(control: EditedDemo): void {
  control.setEditor(null);
  markEdited(control);
}

/** Marks a demo that the reader has edited earlier, with a button to continue. */
export function markEdited(control: EditedDemo): void {
  control.setMark(
    <EditedMark
      control={control}
      onContinue={() => {
        startEditing(control).catch((error: unknown) => console.error(error));
      }}
    />,
  );
}
