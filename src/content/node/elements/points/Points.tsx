import type { ReactNode } from 'react';
import { data } from '../../../../page/shared/attributes';
import { Art } from './Art';
import type { ArtName } from './artNames';

/** A list of arguments for something, each with a drawing. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="points">{children}</ul>;
}

export function Point({ art, title, children }: { art: ArtName; title: string; children: ReactNode }) {
  return (
    <li className="point" {...data({ md: 'item' })}>
      <Art name={art} />
      <div>
        <p className="point-title">{title}</p>
        {children}
      </div>
    </li>
  );
}
