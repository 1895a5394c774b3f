import { describe, expect, it } from 'vitest';
import {
  collectMessages,
  findErrorMessages,
  readErrorMessages,
} from '../../../../src/extensions/errorDecoder/node/errorMessages';

const IMPORT = 'import _formatMuiErrorMessage from "@mui/utils/formatMuiErrorMessage";';
const REQUIRE =
  'var _formatMuiErrorMessage2 = _interopRequireDefault(require("@mui/utils/formatMuiErrorMessage"));';

describe('error messages in a module', () => {
  it.each([
    [
      'text, from a module',
      `${IMPORT} throw new Error(isDevelopment ? 'No rake.' : _formatMuiErrorMessage(3));`,
      [{ code: '3', text: 'No rake.' }],
    ],
    [
      'a template with values, from CommonJS',
      `${REQUIRE} throw new Error(dev ? \`No \${name} in \\\`\${place}\\\`.\\nLook.\` : (0, _formatMuiErrorMessage2.default)(14, name, place));`,
      [{ code: '14', text: 'No %s in `%s`.\nLook.' }],
    ],
    [
      'a sum of texts, templates and values',
      `${IMPORT} throw new Error(dev ? 'No rake' + (\` in \${place}\` + ', but ') + other + '.' : _formatMuiErrorMessage(4, place, other));`,
      [{ code: '4', text: 'No rake in %s, but %s.' }],
    ],
    [
      'a constant, under another name of the function',
      `import _format from "@mui/utils/formatMuiErrorMessage"; const NO_RAKE = 'No rake.'; throw new Error(dev ? NO_RAKE : _format(5));`,
      [{ code: '5', text: 'No rake.' }],
    ],
    [
      'no text, which nobody can read',
      `${IMPORT} throw new Error(dev ? explain(rake) : _formatMuiErrorMessage(6, rake));`,
      [{ code: '6', text: null }],
    ],
    ['no other choices', 'const a = dev ? 1 : format(2); // formatMuiErrorMessage', []],
  ])('%s', (_, code, expected) => {
    expect(findErrorMessages(code)).toEqual(expected);
  });
});

describe('error messages of all packages', () => {
  it('are one where they are equal, and several where packages number differently', () => {
    const text = 'No rake.';
    const [first, second, third] = ['a', 'b', 'c'].map((name) => ({ package: name, version: '1.0.0' }));
    if (!first || !second || !third) throw new Error('Unreachable');
    const { messages, unread } = collectMessages([
      {
        source: first,
        messages: [
          { code: '10', text },
          { code: '10', text },
        ],
      },
      { source: second, messages: [{ code: '10', text }] },
      {
        source: third,
        messages: [
          { code: '2', text },
          { code: '10', text: 'No hoe.' },
          { code: '11', text: null },
        ],
      },
    ]);
    expect(unread).toEqual(['The message of error 11 of c.']);
    expect(messages).toEqual({
      '2': [{ text, sources: [third] }],
      '10': [
        { text, sources: [first, second] },
        { text: 'No hoe.', sources: [third] },
      ],
    });
  });

  it('are found in what is installed, copies included', () => {
    const messages = readErrorMessages();
    expect(messages['9']?.[0]?.text).toMatch(/^MUI: Unsupported `%s` color\./);
    expect(messages['7']?.[0]?.sources[0]?.package).toBe('@mui/utils');
    expect(messages['19']?.flatMap(({ sources }) => sources.map((one) => one.package))).toEqual(
      expect.arrayContaining(['@mui/system', '@mui/system in @mui/joy']),
    );
    expect(Object.keys(messages).length).toBeGreaterThan(14);
  });
});
