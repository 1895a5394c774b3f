import type { Services } from './services';

/** 1: the page helped; 0: it did not. */
export type Rating = 0 | 1;

/** What a reader says of a page: the body of the request, as JSON. */
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

/** Whether a record is worth sending: an issue is for words, a receiver takes a rating alone as well. */
export function saysEnough(
  { rating, comment }: Pick<FeedbackRecord, 'rating' | 'comment'>,
  { kind }: CommentChannel,
): boolean {
  return comment.trim() !== '' || (kind === 'receiver' && rating !== null);
}

/** Address of a new issue, filled in with the comment. @param newIssue the repository's form */
export function toIssueAddress(newIssue: string, siteUrl: string, record: FeedbackRecord): string {
  const { page, comment, section, version } = record;
  const address = `${siteUrl}${page}${section ? `#${section.id}` : ''}`;
  const query = new URLSearchParams({
    title: `[docs] ${section?.title ?? page}`,
    body: [comment.trim(), '', `Page: ${address}`, version ? `Version: ${version}` : ''].join('\n').trim(),
  });
  return `${newIssue}?${query}`;
}
