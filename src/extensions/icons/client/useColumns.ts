import { useEffect, useState, type RefObject } from 'react';

/**
 * How many tiles fit side by side in an element, as `repeat(auto-fill, minmax(var(--tile-width), 1fr))` would
 * lay them out; `null` until it is measured.
 */
export function useColumns(element: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const style = getComputedStyle(current);
      const padding = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
      const tile = parseFloat(style.getPropertyValue('--tile-width'));
      setColumns(Math.max(1, Math.floor((current.clientWidth - padding) / tile)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
