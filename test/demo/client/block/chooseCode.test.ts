import { describe, expect, it } from 'vitest';
import type { DemoSource, JavaScriptVariant } from '../../../../src/demo/shared/demo';
import type { DemoCode } from '../../../../src/page/shared/page';
import { chooseCode } from '../../../../src/demo/client/block/chooseCode';

const source: DemoSource = {
  full: 'ts full',
  preview: 'ts preview',
  javascript: { full: 'js full', preview: 'js preview' },
  files: [],
  packages: {},
};

const choose = (
  code: DemoCode,
  javascript: JavaScriptVariant,
  isOpen: boolean,
  variant: 'TS' | 'JS',
  loaded: DemoSource | null,
) => chooseCode({ code, preview: code === 'closed' ? null : 'inline', javascript }, isOpen, variant, loaded);

describe('the code below a demo', () => {
  it.each<[DemoCode, JavaScriptVariant, boolean, 'TS' | 'JS', string | null]>([
    ['preview', 'none', false, 'TS', 'inline'],
    ['preview', 'none', false, 'JS', 'inline'],
    ['preview', 'file', false, 'JS', 'inline'],
    ['preview', 'preview', false, 'JS', 'js preview'],
    ['preview', 'file', true, 'TS', 'ts full'],
    ['preview', 'file', true, 'JS', 'js full'],
    ['preview', 'none', true, 'JS', 'ts full'],
    ['open', 'preview', true, 'TS', 'inline'],
    ['open', 'preview', true, 'JS', 'js full'],
    ['open', 'none', true, 'JS', 'inline'],
    ['open', 'preview', false, 'JS', null],
    ['closed', 'file', false, 'JS', null],
    ['closed', 'file', true, 'JS', 'js full'],
    ['closed', 'none', true, 'TS', 'ts full'],
  ])('%s, JavaScript differs in: %s, open: %s, %s → %s', (code, javascript, isOpen, variant, expected) => {
    const { isInlineShown, html } = choose(code, javascript, isOpen, variant, source);
    expect(isInlineShown ? 'inline' : html).toBe(expected);
  });

  it('stays what it is until other code has come', () => {
    expect(choose('preview', 'file', true, 'TS', null)).toEqual({
      isInlineShown: true,
      html: null,
      needsSource: true,
    });
    expect(choose('closed', 'file', true, 'TS', null)).toEqual({
      isInlineShown: false,
      html: null,
      needsSource: true,
    });
  });

  it('needs nothing but the page for what came with it', () => {
    expect(choose('preview', 'file', false, 'JS', null).needsSource).toBe(false);
    expect(choose('open', 'none', true, 'JS', null).needsSource).toBe(false);
    expect(choose('closed', 'file', false, 'TS', null).needsSource).toBe(false);
  });
});
