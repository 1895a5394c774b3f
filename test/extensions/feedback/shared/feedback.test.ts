import { describe, expect, it } from 'vitest';
import {
  draftIssue,
  findCommentChannel,
  MAX_ISSUE_ADDRESS,
  canSubmit,
  type CommentChannel,
  type FeedbackRecord,
  type Rating,
} from '../../../../src/extensions/feedback/shared/feedback';

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
  expect(canSubmit({ comment, rating }, channel)).toBe(expected);
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
    const { address, isShortened } = draftIssue(issue.address, 'https://docs.test', { ...record, ...fields });
    expect(isShortened).toBe(false);
    const url = new URL(address);
    return [url.origin + url.pathname, Object.fromEntries(url.searchParams)];
  };

  it('holds the comment, the section and the version', () => {
    expect(read({})).toEqual([
      'https://code.test/docs/issues/new',
      {
        template: 'docs-feedback.yml',
        title: '[docs] Watering',
        page: 'https://docs.test/garden/soil/#watering',
        comment: 'Too dry & “hard”?',
        version: '6.0.2',
      },
    ]);
  });

  it('names the page where no section is meant, and no version where there is none', () => {
    expect(read({ section: null, version: null })).toEqual([
      'https://code.test/docs/issues/new',
      {
        template: 'docs-feedback.yml',
        title: '[docs] /garden/soil/',
        page: 'https://docs.test/garden/soil/',
        comment: 'Too dry & “hard”?',
      },
    ]);
  });

  it.each(['ä中🎉'.repeat(1300), 'x y'.repeat(1333), '🎉'.repeat(2000)])(
    'is one that hosts take, however long the comment is: %.12s…',
    (comment) => {
      const { address, isShortened } = draftIssue(issue.address, 'https://docs.test', { ...record, comment });
      expect(address.length).toBeLessThanOrEqual(MAX_ISSUE_ADDRESS);
      const query = new URL(address).searchParams;
      const start = query.get('comment') ?? '';
      expect(query.get('page')).toBe('https://docs.test/garden/soil/#watering');
      expect(start).not.toContain('\uFFFD');
      expect(comment.startsWith(start.replace(/…$/, ''))).toBe(true);
      // As much as there is room for.
      if (isShortened) expect(address.length).toBeGreaterThan(MAX_ISSUE_ADDRESS - 30);
      else expect(start).toBe(comment);
    },
  );
});
