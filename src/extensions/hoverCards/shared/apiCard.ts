/** What a card shows about one prop. */
export interface PropCard {
  readonly type: string;
  /** TypeScript expression; `null` when there is none. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** Plain text, with code between backticks; empty when the library says nothing. */
  readonly description: string;
}

/** What cards show about one component: a small file beside its API page. */
export interface ApiCard {
  readonly name: string;
  /** The import statement with the smallest download. */
  readonly importStatement: string;
  /** Plain text, with code between backticks; empty when the library says nothing. */
  readonly description: string;
  readonly isDeprecated: boolean;
  /** The props that pages mention, by name. */
  readonly props: Readonly<Record<string, PropCard>>;
}

/** The target of a link with a card: the card's file, and the prop that it is about, if any. */
export interface CardTarget {
  readonly file: string;
  readonly prop: string | null;
}

/** Name of a component's card, beside its API page. */
export const CARD_FILE = 'card.json';

/** Parses the link of a term, as written by `api/node/terms/apiTerms.ts`. */
export function parseCardTarget(pathname: string, hash: string): CardTarget {
  const [, prop = null] = /-prop-(.+)$/.exec(hash) ?? [];
  return { file: pathname + CARD_FILE, prop };
}

/** Validates the content of a card file that has just been fetched; `null` when it is not a card. */
export function parseApiCard(content: unknown): ApiCard | null {
  // The response may come from an old deployment or a proxy: check the fields that are used first.
  const card = content as ApiCard | null;
  return typeof card?.name === 'string' && card.props instanceof Object ? card : null;
}
