/** What one word of a query has found. */
export interface WordResults {
  /** Records that have it, in no order. */
  readonly ids: readonly number[];
  /**
   * A record counts once for a word, with the best of what was found.
   * @param isName whether it is in the record's names, not its text
   * @param isLoose whether the record has something like the word, not the word itself
   */
  add(id: number, score: number, term: string, isName: boolean, isLoose?: boolean): void;
  /** 0 for a record that does not have it. */
  getScore(id: number): number;
  isLoose(id: number): boolean;
  /** Whether the record's names have it, whatever its text has. */
  isNamed(id: number): boolean;
  /** The record's own word for it. */
  getTerm(id: number): string | undefined;
}

/** Nothing found yet, among so many records. */
export function createWordResults(recordCount: number): WordResults {
  // One letter finds thousands: numbers in arrays cost a tenth of objects.
  const scores = new Float32Array(recordCount);
  const looseness = new Uint8Array(recordCount);
  const naming = new Uint8Array(recordCount);
  const terms = new Array<string | undefined>(recordCount);
  const ids: number[] = [];
  return {
    ids,
    add(id, score, term, isName, isLoose = false) {
      if (isName) naming[id] = 1;
      const known = scores[id] ?? 0;
      if (score <= known) return;
      if (known === 0) ids.push(id);
      scores[id] = score;
      looseness[id] = isLoose ? 1 : 0;
      terms[id] = term;
    },
    getScore: (id) => scores[id] ?? 0,
    isLoose: (id) => looseness[id] === 1,
    isNamed: (id) => naming[id] === 1,
    getTerm: (id) => terms[id],
  };
}
