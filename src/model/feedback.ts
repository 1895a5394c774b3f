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

/** Whether there is anything in it worth sending. */
export function saysSomething({ rating, comment }: Pick<FeedbackRecord, 'rating' | 'comment'>): boolean {
  return rating !== null || comment.trim() !== '';
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
