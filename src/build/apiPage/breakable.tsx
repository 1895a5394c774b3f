import { Fragment, type ReactNode } from 'react';

/** A long name breaks between its words, not within one. */
export function breakable(name: string): ReactNode {
  if (name.length < 13) return name;
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
