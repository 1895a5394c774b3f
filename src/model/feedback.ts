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
export type CommentChannel =
  | { readonly kind: 'receiver'; readonly endpoint: string }
  | { readonly kind: 'issue'; readonly repository: string };

/** The channel of a deployment; `null` where comments would go nowhere. @param endpoint empty: there is none */
export function findCommentChannel(endpoint: string, repository: string | null): CommentChannel | null {
  if (endpoint) return { kind: 'receiver', endpoint };
  return repository ? { kind: 'issue', repository } : null;
}

/** Whether a record is worth sending: an issue is for words, a receiver takes a rating alone as well. */
export function saysEnough(
  { rating, comment }: Pick<FeedbackRecord, 'rating' | 'comment'>,
  { kind }: CommentChannel,
): boolean {
  return comment.trim() !== '' || (kind === 'receiver' && rating !== null);
}

/** Address of a new issue of the repository, filled in with the comment. */
export function toIssueAddress(repository: string, siteUrl: string, record: FeedbackRecord): string {
  const { page, comment, section, version } = record;
  const address = `${siteUrl}${page}${section ? `#${section.id}` : ''}`;
  const query = new URLSearchParams({
    title: `[docs] ${section?.title ?? page}`,
    body: [comment.trim(), '', `Page: ${address}`, version ? `Version: ${version}` : ''].join('\n').trim(),
  });
  return `${repository}/issues/new?${query}`;
}
