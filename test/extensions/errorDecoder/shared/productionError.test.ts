import { describe, expect, it } from 'vitest';
import {
  decodeError,
  fillMessage,
  parseErrorMessages,
  parseErrorQuery,
  readEnteredError,
  writeErrorQuery,
  type ErrorMessages,
} from '../../../../src/extensions/errorDecoder/shared/productionError';

const sources = [{ package: '@garden/rake', version: '1.0.0' }];
const messages: ErrorMessages = {
  '9': [{ text: 'Unsupported `%s` color, not `%s`.', sources }],
  '20': [
    { text: 'One', sources },
    { text: 'Two %s', sources },
  ],
};

describe('the query of a production error', () => {
  it.each([
    ['?code=9', { code: '9', args: [] }],
    ['?code=9&args[]=teal&args[]=', { code: '9', args: ['teal', ''] }],
    ['?code=9&args%5B%5D=a%20b', { code: '9', args: ['a b'] }],
    ['?code=%E0%A4%A', { code: '\uFFFD%A', args: [] }],
    ['?code=', null],
    ['?args[]=teal', null],
    ['', null],
  ])('%s is %j', (search, expected) => {
    expect(parseErrorQuery(search)).toEqual(expected);
  });

  it('is cut where it is longer than any error', () => {
    const query = parseErrorQuery(`?code=${'1'.repeat(99)}&args[]=${'x'.repeat(5000)}`);
    expect(query?.code).toHaveLength(20);
    expect(query?.args[0]).toHaveLength(1000);
  });

  it('is read as it was written', () => {
    const query = { code: '12', args: ['<b>&args[]=1#', 'ä "x"'] };
    expect(parseErrorQuery(writeErrorQuery(query))).toEqual(query);
  });
});

describe('what a reader enters', () => {
  const args = ['teal'];
  it.each([
    ['9', { code: '9', args: [] }],
    [' #12 ', { code: '12', args: [] }],
    ['https://mui.com/production-error/?code=9&args[]=teal', { code: '9', args }],
    [
      'Uncaught Error: Minified MUI error #9; visit https://mui.com/production-error/?code=9&args[]=teal for the full message.',
      { code: '9', args },
    ],
    ['Minified MUI error #9; visit …', { code: '9', args: [] }],
    ['see https://mui.com/production-error/?code=2.', { code: '2', args: [] }],
    ['TypeError: x is not a function', null],
    ['12345', null],
    ['', null],
  ])('%s is %j', (text, expected) => {
    expect(readEnteredError(text)).toEqual(expected);
  });
});

describe('a message', () => {
  it.each([
    ['a %s b %s', ['1', '2'], 'a 1 b 2'],
    ['a %s b %s', ['1'], 'a 1 b [missing argument]'],
    ['a', ['1'], 'a'],
    ['%s %s', ['%s', '$&'], '%s $&'],
  ])('%s with %j is %s', (text, args, expected) => {
    expect(fillMessage(text, args)).toBe(expected);
  });
});

describe('the page of production errors', () => {
  it.each([
    ['none without a code', null, messages, 'none'],
    ['loading until the messages are there', { code: '9', args: [] }, null, 'loading'],
    ['failed when they cannot be loaded', { code: '9', args: [] }, 'failed' as const, 'failed'],
    ['unknown for a code of another version', { code: '8', args: [] }, messages, 'unknown'],
    ['unknown for what every object has', { code: 'toString', args: [] }, messages, 'unknown'],
    ['resolved for a code', { code: '9', args: ['teal'] }, messages, 'resolved'],
  ])('is %s', (_, query, loaded, kind) => {
    expect(decodeError(query, loaded).kind).toBe(kind);
  });

  it('shows all messages of a code, with the arguments in each', () => {
    expect(decodeError({ code: '20', args: ['<i>'] }, messages)).toMatchObject({
      messages: [{ text: 'One' }, { text: 'Two <i>' }],
    });
  });

  it.each([[null], ['text'], [[]], [{ 9: 'text' }], [{ 9: [{ text: 1, sources: [] }] }], [{ 9: [null] }]])(
    'takes no messages from %j',
    (data) => expect(parseErrorMessages(data)).toBeNull(),
  );

  it('takes those that the build has made', () => {
    expect(parseErrorMessages(JSON.parse(JSON.stringify(messages)))).toEqual(messages);
  });
});
