import { describe, expect, it } from 'vitest';
import { readMentions, type Mention } from '../../../../src/content/node/facts/mentions';

const attribute = (name: string, rest: Partial<Mention> = {}) => ({
  kind: 'attribute',
  component: null,
  name,
  isReplaced: false,
  ...rest,
});

describe('inline code names', () => {
  it.each<[code: string, mentions: unknown[]]>([
    ['@mui/material/Button', [{ kind: 'module', specifier: '@mui/material/Button' }]],
    ['--Button-gap', [{ kind: 'customProperty', name: '--Button-gap' }]],
    ['size="small"', [attribute('size', { value: 'small' })]],
    ['size={44}', [attribute('size', { value: 44 })]],
    ['disabled={false}', [attribute('disabled', { value: false })]],
    ['image="…"', [attribute('image')]],
    ['onClick={rake}', [attribute('onClick')]],
    ['multiline rows={4}', [attribute('multiline'), attribute('rows', { value: 4 })]],
    [
      'component={Link} to="/soil"',
      [attribute('component', { isReplaced: true }), attribute('to', { value: '/soil', isReplaced: true })],
    ],
    ['<Select native>', [{ kind: 'name', name: 'Select' }, attribute('native', { component: 'Select' })]],
    ['slotProps={{ input: { id } }}', [attribute('slotProps'), { kind: 'slot', name: 'input' }]],
    [
      'slotProps.input.id',
      [
        { kind: 'slot', name: 'input' },
        { kind: 'name', name: 'id' },
      ],
    ],
    ['buttonClasses.root', [{ kind: 'classKey', objectName: 'buttonClasses', key: 'root' }]],
    [
      'MuiButton.defaultProps.size',
      [{ kind: 'themeKey', name: 'MuiButton', path: ['defaultProps', 'size'] }],
    ],
    ['theme.components.MuiButton', [{ kind: 'themeKey', name: 'MuiButton', path: [] }]],
    ['fullWidth', [{ kind: 'name', name: 'fullWidth' }]],
    [
      'apiRef.current.updateRows([{ id, … }])',
      ['apiRef', 'current', 'updateRows'].map((name) => ({ kind: 'name', name })),
    ],
  ])('%s', (code, mentions) => {
    expect(readMentions(code)).toEqual(mentions);
  });

  it.each([
    "'small'",
    '4px',
    'true',
    'color: red',
    '<button type="button">',
    '&:hover',
    '(outer) => outer',
    '6.0.2',
    'AppTheme.tsx',
  ])('nothing in %s', (code) => {
    expect(readMentions(code)).toEqual([]);
  });
});
