import type { FrameLocator, Page } from '@playwright/test';
import { getDemo, rewrite } from './liveDemo';
import { expect } from './test';

/** Opens the page of dialogs and gives its demo `DialogForm` other code; returns the frame in which this runs. */
export async function openDialogForm(page: Page, code: string): Promise<FrameLocator> {
  await page.goto('/material-ui/react-dialog/');
  const { result, edit, field } = getDemo(page, 'DialogForm');
  await edit.click();
  await expect(field).toBeFocused();
  await rewrite(page, 'DialogForm', code);
  return result;
}
