import { Fragment } from 'react';
import { splitIconName } from '../shared/iconIndex';

/** An icon's name, which may break between its words. */
export function IconName({ name }: { name: string }) {
  return splitIconName(name).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
