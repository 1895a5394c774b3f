import type { Services } from '../../../site/shared/services';

/** 1: the page helped; 0: it did not. */
export type Rating = 0 | 1;

/** A reader's feedback on a page: the body of the request, as JSON. */
export interface FeedbackRecord {
  /** Path of the page, as published. */
  readonly page: string;
  /** `null` for a comment on a section, which need not rate the page. */
  readonly rating: Rating | null;
  /** At most `MAX_COMMENT_LENGTH` characters; may be empty where there is a rating. */
  readonly comment: string;
  /** The section that the comment is about; `null`: the whole page. */
  readonly section: { readonly id: string; readonly title: string } | null;
  readonly productId: string | null;
  /** Documented version of the product. */
  readonly version: string | null;
  /** Language of the frame. */
  readonly language: string;
}

/** Longest comment, in characters. */
export const MAX_COMMENT_LENGTH = 4000;

/** Where comments go: a service that receives them, or issues of the repository. */
export interface CommentChannel {
  readonly kind: 'receiver' | 'issue';
  readonly address: string;
}

/** The channel of a deployment; `null` where comments would go nowhere. */
export function findCommentChannel({
  feedbackEndpoint,
  newIssue,
}: Pick<Services, 'feedbackEndpoint' | 'newIssue'>): CommentChannel | null {
  if (feedbackEndpoint) return { kind: 'receiver', address: feedbackEndpoint };
  return newIssue ? { kind: 'issue', address: newIssue } : null;
}

/** Whether a record can be sent: an issue needs a comment, a receiver accepts a rating alone. */
export function canSubmit(
  { rating, comment }: Pick<FeedbackRecord, 'rating' | 'comment'>,
  { kind }: CommentChannel,
): boolean {
  return comment.trim() !== '' || (kind === 'receiver' && rating !== null);
}

/** Longest address of an issue, in characters: servers commonly refuse request lines of more than 8 kB. */
export const MAX_ISSUE_ADDRESS = 8000;

/** A new issue that is not posted yet: the address of a filled-in form. */
export interface IssueDraft {
  readonly address: string;
  /** Whether the address holds only the start of the comment. */
  readonly isShortened: boolean;
}

/** The repository's form for comments on a page: its file below `.github/ISSUE_TEMPLATE`. */
export const FEEDBACK_FORM = 'docs-feedback.yml';

/**
 * A new issue, filled in with as much of the comment as fits in an address.
 * @param newIssue where the repository takes new issues
 */
export function draftIssue(newIssue: string, siteUrl: string, record: FeedbackRecord): IssueDraft {
  const { page, section, version } = record;
  const title = `[docs] ${section?.title ?? page}`;
  // The ids of the form's fields.
  const fields = { page: `${siteUrl}${page}${section ? `#${section.id}` : ''}`, ...(version && { version }) };
  const toAddress = (comment: string) =>
    `${newIssue}?${new URLSearchParams({ template: FEEDBACK_FORM, title, comment, ...fields })}`;
  // By code point: half of a surrogate pair is not a character.
  const letters = [...record.comment.trim()];
  const whole = toAddress(letters.join(''));
  if (whole.length <= MAX_ISSUE_ADDRESS) return { address: whole, isShortened: false };
  let fitting = 0;
  let tooMany = letters.length;
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2);
    if (toAddress(`${letters.slice(0, count).join('')}…`).length <= MAX_ISSUE_ADDRESS) fitting = count;
    else tooMany = count;
  }
  return { address: toAddress(`${letters.slice(0, fitting).join('')}…`), isShortened: true };
}
