/** Sections of an API page whose layout readers can choose, each with its own preference. */
export type ApiSection = 'props' | 'slots' | 'classes';

/** Layout and filter of a list of an API page. */
export interface ApiTools {
  /** `null` for a list without layouts. */
  readonly section: ApiSection | null;
  /** Id of the element that holds the list. */
  readonly listId: string;
  /** Whether it is long enough for a filter to save time. */
  readonly hasFilter: boolean;
}
