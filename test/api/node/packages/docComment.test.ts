import { expect, it } from 'vitest';
import { parseDocComment } from '../../../../src/api/node/packages/docComment';

const comment = parseDocComment(`/**
   * Callback fired when the value changes.
   * It is called once.
   *
   * \`\`\`js
   * @decorator
   * \`\`\`
   *
   * @param {object} params All parameters.
   * @param {React.SyntheticEvent<{ a: 1 }>} params.event The event,
   * of either kind.
   * @param value - The new value.
   * @returns {Promise<void>} When it is \`done\`.
   * @default (a) => \`+\${a}\`
   * @deprecated Use \`onInput\` instead.
   * @see See {@link https://mui.com/ the docs} for more.
   */`);

it('keeps the text before the first tag, and the sentence that points elsewhere', () => {
  expect(comment.description).toBe(
    'Callback fired when the value changes.\nIt is called once.\n\n```js\n@decorator\n```\n\n' +
      'See [the docs](https://mui.com/) for more.',
  );
});

it('reads default, deprecation and what a function returns', () => {
  expect(comment.defaultValue).toBe('(a) => `+${a}`');
  expect(comment.deprecation).toBe('Use `onInput` instead.');
  expect(comment.returns).toBe('When it is `done`.');
});

it('reads the parameters in order, without their types', () => {
  expect([...comment.parameters]).toEqual([
    ['params', 'All parameters.'],
    ['params.event', 'The event,\nof either kind.'],
    ['value', 'The new value.'],
  ]);
});

it.each([
  ['@ignore', true],
  ['@ignore - do not document.', true],
  ['Text.\n * @internal', true],
  ['Text about @ignore.', false],
])('says of "%s" whether it is hidden: %s', (text, isHidden) => {
  expect(parseDocComment(`/**\n * ${text}\n */`).isHidden).toBe(isHidden);
});

it('tells a deprecation without a reason from none', () => {
  expect(parseDocComment('/** @deprecated */').deprecation).toBe('');
  expect(parseDocComment('/** Text. */').deprecation).toBeNull();
});

it('leaves out lists of demos and what is still to do', () => {
  const text =
    '/**\n * A part.\n * TODO v7: remove\n *\n * Demos:\n *\n * - [A](https://a/)\n *\n * API:\n *\n * - [B API](https://b/)\n */';
  expect(parseDocComment(text).description).toBe('A part.');
});
