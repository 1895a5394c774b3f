import { Fragment } from 'react';
import { breakName } from '../shared/breakName';

/** A text in a narrow column: long API names break between their words, not within one. */
export function NameLabel({ text }: { text: string }) {
  const [first = '', ...others] = breakName(text);
  if (others.length === 0) return first;
  return (
    <span>
      {first}
      {others.map((word, index) => (
        <Fragment key={index}>
          <wbr />
          {word}
        </Fragment>
      ))}
    </span>
  );
}
