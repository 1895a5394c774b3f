import { describe, expect, it } from 'vitest';
import {
  findCommentChannel,
  saysEnough,
  toIssueAddress,
  type CommentChannel,
  type FeedbackRecord,
  type Rating,
} from '../../src/model/feedback';

const receiver: CommentChannel = { kind: 'receiver', address: '/feedback' };
const issue: CommentChannel = { kind: 'issue', address: 'https://code.test/docs/issues/new' };

it.each<[string, string, CommentChannel | null]>([
  ['/feedback', issue.address, receiver],
  ['/feedback', '', receiver],
  ['', issue.address, issue],
  ['', '', null],
])(
  'comments of a site with the receiver “%s” and issues at “%s” go to %j',
  (feedbackEndpoint, newIssue, channel) => {
    expect(findCommentChannel({ feedbackEndpoint, newIssue })).toEqual(channel);
  },
);

it.each<[string, Rating | null, CommentChannel, boolean]>([
  ['Dry', null, receiver, true],
  ['Dry', 0, issue, true],
  [' \n', 1, receiver, true],
  [' \n', null, receiver, false],
  [' \n', 1, issue, false],
])('“%s” with the rating %s says enough for %j: %s', (comment, rating, channel, expected) => {
  expect(saysEnough({ comment, rating }, channel)).toBe(expected);
});

describe('the address of an issue', () => {
  const record: FeedbackRecord = {
    page: '/garden/soil/',
    rating: 0,
    comment: ' Too dry & “hard”? ',
    section: { id: 'watering', title: 'Watering' },
    productId: 'garden',
    version: '6.0.2',
    language: 'en',
  };
  const read = (fields: Partial<FeedbackRecord>) => {
    const url = new URL(toIssueAddress(issue.address, 'https://docs.test', { ...record, ...fields }));
    return [url.origin + url.pathname, url.searchParams.get('title'), url.searchParams.get('body')];
  };

  it('holds the comment, the section and the version', () => {
    expect(read({})).toEqual([
      'https://code.test/docs/issues/new',
      '[docs] Watering',
      'Too dry & “hard”?\n\nPage: https://docs.test/garden/soil/#watering\nVersion: 6.0.2',
    ]);
  });

  it('names the page where no section is meant, and no version where there is none', () => {
    expect(read({ section: null, version: null })).toEqual([
      'https://code.test/docs/issues/new',
      '[docs] /garden/soil/',
      'Too dry & “hard”?\n\nPage: https://docs.test/garden/soil/',
    ]);
  });
});
