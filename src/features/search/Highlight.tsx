import { splitMatches } from './highlight';

/** A text in which what the reader has asked for is marked. */
export function Highlight({ text, terms }: { text: string; terms: readonly string[] }) {
  return (
    <>
      {splitMatches(text, terms).map((part, index) =>
        part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </>
  );
}
