import { Fragment, type ReactNode } from 'react';
import { splitName } from '../../model/splitName';

/** A long name breaks between its words, not within one. */
export function breakable(name: string): ReactNode {
  return splitName(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
