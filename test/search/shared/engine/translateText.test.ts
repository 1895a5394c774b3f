import { describe, expect, it } from 'vitest';
import { translateText } from '../../../../src/search/shared/engine/translateText';

const translations = new Map([
  ['按钮', 'Button'],
  ['按钮组', 'Button Group'],
  ['颜色', 'color'],
  ['campodetexto', 'Text Field'],
  ['botao', 'Button'],
]);
const translate = (text: string) => translateText(text, translations, new Set(['组件', 'de']));

describe('a question in another language', () => {
  it.each([
    ['按钮 颜色', 'Button color'],
    ['按钮颜色', 'Button color'],
    ['campo de texto error', 'Text Field error'],
    ['botão ripple', 'Button ripple'],
  ])('is asked in English, the language of what is inside of pages: %s', (text, expected) => {
    expect(translate(text)).toBe(expected);
  });

  it.each(['按钮', '按钮组件', 'campo de texto', 'button color', '表格按钮'])(
    'stays where it is one name, unknown in part, or English: %s',
    (text) => {
      expect(translate(text)).toBe(text);
    },
  );
});
