/** The records that match one word of a query. */
export interface WordResults {
  /** Matching records, unordered. */
  readonly ids: readonly number[];
  /**
   * Adds a match; a record counts once for a word, with its best score.
   * @param isName whether it is in the record's names, not its text
   * @param isLoose whether the record has only a similar word
   */
  add(id: number, score: number, term: string, isName: boolean, isLoose?: boolean): void;
  /** 0 for a record that does not match. */
  getScore(id: number): number;
  isLoose(id: number): boolean;
  /** Whether the word matches in the record's names. */
  isNamed(id: number): boolean;
  /** The record's term that matches. */
  getTerm(id: number): string | undefined;
}

/** Creates empty results for this many records. */
export function createWordResults(recordCount: number): WordResults {
  // One letter matches thousands: typed arrays take a tenth of the time of objects.
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
