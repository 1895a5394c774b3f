import type { Page } from '@playwright/test';
import { getDemo, replace, rewrite, startEditing } from './liveDemo';
import { expect, test } from './test';

/** Code with statements of its module, and a field to type into. */
const toCode = (module: string, effect = '') => `import * as React from 'react';
import Button from '@mui/material/Button';

${module}

export default function Taker() {
  const field = React.useRef(null);
  React.useEffect(() => {
    ${effect}
  }, []);
  return (
    <>
      <input ref={field} aria-label="Inner" />
      <Button>Here</Button>
    </>
  );
}
`;

/** Types at the end of the code as a reader does who looks up between the words. */
async function typeComment(page: Page, words: readonly string[]) {
  const { field } = getDemo(page);
  await field.evaluate((element) => {
    const area = element as HTMLTextAreaElement;
    area.setSelectionRange(area.value.length, area.value.length);
  });
  for (const word of words) {
    await page.keyboard.type(word, { delay: 80 });
    // So long that the code has run.
    await page.waitForTimeout(1000);
  }
}

const TAKERS = [
  { name: 'an effect', code: toCode('', 'field.current.focus();') },
  { name: 'a selection', code: toCode('', 'field.current.select();') },
  { name: 'a module', code: toCode('window.focus(); document.body.tabIndex = 0; document.body.focus();') },
  {
    name: 'a module, again and again',
    code: toCode(
      'document.body.tabIndex = 0; setInterval(() => { window.focus(); document.body.focus(); }, 20);',
    ),
  },
];

for (const { name, code } of TAKERS) {
  test(`the focus stays in the editor while the reader types: ${name}`, async ({ page }) => {
    const { field, result } = await startEditing(page);
    await rewrite(page, 'CounterButton', code);
    await expect(result.getByRole('textbox', { name: 'Inner' })).toBeVisible();
    await typeComment(page, ['// ', 'one ', 'two ', 'three']);
    await expect(field).toHaveValue(/\/\/ one two three$/);
    await expect(field).toBeFocused();
  });
}

test('a dialog that is open from the start takes no letter', async ({ page }) => {
  await page.goto('/material-ui/react-dialog/');
  const { edit, field, result } = getDemo(page, 'DischargeSummary');
  await edit.click();
  await expect(field).toBeFocused();
  await replace(page, 'DischargeSummary', 'useState(false)', 'useState(true)');
  await expect(result.getByRole('dialog')).toBeVisible();
  await field.evaluate((element) => {
    const area = element as HTMLTextAreaElement;
    const start = area.value.indexOf('<DialogTitle>') + '<DialogTitle>'.length;
    area.setSelectionRange(start, start);
  });
  for (const word of ['one ', 'two ', 'three ']) {
    await page.keyboard.type(word, { delay: 80 });
    await page.waitForTimeout(1000);
  }
  await expect(field).toHaveValue(/<DialogTitle>one two three Pepper can go home/);
  await expect(result.getByRole('dialog')).toContainText('one two three');
  await expect(field).toBeFocused();
});

test('what gets the focus by a way of its own loses it again', async ({ page }) => {
  const { field, result } = await startEditing(page);
  const showModal = `const dialog = document.createElement('dialog'); dialog.innerHTML = '<input>'; document.body.append(dialog); dialog.showModal();`;
  await rewrite(page, 'CounterButton', toCode(showModal));
  await expect(result.locator('dialog')).toBeVisible();
  await expect(field).toBeFocused();
});

test('the first press brings the focus into the preview, and its code may move it then', async ({ page }) => {
  const { result } = await startEditing(page);
  const code = toCode('').replace('<Button>', '<Button onClick={() => field.current.focus()}>');
  await rewrite(page, 'CounterButton', code);
  const inner = result.getByRole('textbox', { name: 'Inner' });
  await inner.click();
  await page.keyboard.type('Mine');
  await expect(inner).toHaveValue('Mine');
  await result.getByRole('button', { name: 'Here' }).click();
  await expect(inner).toBeFocused();
  await page.keyboard.type('!');
  await expect(inner).toHaveValue('Mine!');
});

test('the toolbar and Tab lead into the preview', async ({ page }) => {
  const { figure, result } = await startEditing(page);
  await rewrite(page, 'CounterButton', toCode(''));
  const inner = result.getByRole('textbox', { name: 'Inner' });
  await expect(inner).toBeVisible();
  await figure.getByRole('button', { name: 'Move focus to the demo' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mine');
  await expect(inner).toHaveValue('Mine');
});
