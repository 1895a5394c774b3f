import type { ReactNode } from 'react';
import { Art } from './Art';
import type { ArtName } from '../reader/artNames';

/** A list of arguments for something, each with a drawing. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="points">{children}</ul>;
}

export function Point({ art, title, children }: { art: ArtName; title: string; children: ReactNode }) {
  return (
    <li className="point">
      <Art name={art} />
      <div>
        <p className="point-title">{title}</p>
        {children}
      </div>
    </li>
  );
}
