import { Fragment, type ReactNode } from 'react';
import { breakName } from '../../../ui/shared/breakName';

/** Lets a long name break between its words, not within one. */
export function withWordBreaks(name: string): ReactNode {
  return breakName(name).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
