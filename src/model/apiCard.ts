/** What a card says of one prop. */
export interface PropCard {
  readonly type: string;
  /** TypeScript expression; `null` when there is none. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  /** Plain text, with code between backticks; empty when the library says nothing. */
  readonly description: string;
}

/** What cards say of one component: a small file beside its API page. */
export interface ApiCard {
  readonly name: string;
  /** Import statement that downloads the least. */
  readonly importStatement: string;
  /** As a prop's. */
  readonly description: string;
  readonly isDeprecated: boolean;
  /** The props that pages mention, by name. */
  readonly props: Readonly<Record<string, PropCard>>;
}

/** Where a link with a card leads: the file of its facts, and the prop that it is about, if any. */
export interface CardTarget {
  readonly file: string;
  readonly prop: string | null;
}

/** Reads the address of a link; pages write it as `build/apiTerms.ts` does. */
export function parseCardTarget(pathname: string, hash: string): CardTarget {
  const [, prop = null] = /-prop-(.+)$/.exec(hash) ?? [];
  return { file: `${pathname}card.json`, prop };
}

/** A card of a file that has just been loaded; `null` when the content is something else. */
export function parseApiCard(content: unknown): ApiCard | null {
  // An old deployment, or a proxy's own page: the shape that is used first tells them apart.
  const card = content as ApiCard | null;
  return typeof card?.name === 'string' && card.props instanceof Object ? card : null;
}
