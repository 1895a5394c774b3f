/** What one word of a query has found. */
export interface WordResults {
  /** Records that have it, in no order. */
  readonly ids: readonly number[];
  /** A record counts once for a word, with the best of what was found. */
  add(id: number, score: number, term: string): void;
  /** 0 for a record that does not have it. */
  getScore(id: number): number;
  /** The record's own word for it. */
  getTerm(id: number): string | undefined;
}

/** Nothing found yet, among so many records. */
export function createWordResults(recordCount: number): WordResults {
  // One letter finds thousands: numbers in arrays cost a tenth of objects.
  const scores = new Float32Array(recordCount);
  const terms = new Array<string | undefined>(recordCount);
  const ids: number[] = [];
  return {
    ids,
    add(id, score, term) {
      const known = scores[id] ?? 0;
      if (score <= known) return;
      if (known === 0) ids.push(id);
      scores[id] = score;
      terms[id] = term;
    },
    getScore: (id) => scores[id] ?? 0,
    getTerm: (id) => terms[id],
  };
}
