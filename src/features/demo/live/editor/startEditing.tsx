import type { DemoControl } from '../../control';
import { LiveEditor } from './LiveEditor';

/**
 * Opens a demo's source and makes it editable.
 * @throws Error when the source cannot be loaded
 */
export async function startEditing(control: DemoControl): Promise<void> {
  const source = await control.loadSource();
  control.setIsOpen(true);
  control.setEditor(<LiveEditor control={control} source={source} />);
}
