import type { CSSProperties, ReactNode } from 'react';

interface SwatchProps {
  /** Any CSS color. */
  color: string;
  className?: string;
  children?: ReactNode;
}

/** A small square in a color, which may be translucent. */
export function Swatch({ color, className = '', children }: SwatchProps) {
  return (
    <span
      className={`ui-swatch ${className}`}
      style={{ '--swatch': color } as CSSProperties}
      aria-hidden={children ? undefined : true}
    >
      {children}
    </span>
  );
}
