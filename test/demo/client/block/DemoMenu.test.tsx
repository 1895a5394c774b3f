// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { site } from '../../../../data/site';
import type { DemoControl } from '../../../../src/demo/client/block/control';
import { DemoMenu } from '../../../../src/demo/client/block/DemoMenu';
import type { JavaScriptVariant } from '../../../../src/demo/shared/demo';
import type { DemoBlock } from '../../../../src/page/shared/page';
import { createProduct } from '../../../createProduct';
import { renderInFrame } from '../../../shell/client/settings/renderInFrame';

const write = vi.hoisted(() => vi.fn(async (_text: string) => {}));
vi.mock('clipboard-copy', () => ({ default: write }));

/** The menu of a demo; the control has only what the menu reads. */
function openMenu(javascript: JavaScriptVariant): void {
  const demo: Partial<DemoBlock> = {
    name: 'Rake',
    key: 'Rake',
    file: 'data/Rake.tsx',
    javascript,
    stylings: [],
  };
  const current = { page: null, product: createProduct({}), products: [], site };
  const control = { demo, current } as unknown as DemoControl;
  const button = document.createElement('button');
  renderInFrame(
    <DemoMenu control={control} button={button} onAction={vi.fn()} onClose={vi.fn()} onCopied={vi.fn()} />,
  );
}

const listItems = () =>
  screen.getAllByRole('menuitem', { name: /^Copy link/ }).map((item) => item.textContent);

afterEach(cleanup);

it('copies a link to this demo, in each of its languages', () => {
  openMenu('file');
  expect(listItems()).toEqual(['Copy link to this demo (JS)', 'Copy link to this demo (TS)']);
  screen.getByRole('menuitem', { name: 'Copy link to this demo (JS)' }).click();
  expect(write.mock.calls[0]?.[0]).toMatch(/#Rake\.js$/);
});

it('names no language where there is only one', () => {
  openMenu('none');
  expect(listItems()).toEqual(['Copy link to this demo']);
});
