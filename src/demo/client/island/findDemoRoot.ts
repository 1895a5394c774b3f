import { selectData } from '../../../page/shared/attributes';

/** The element of the demo that a figure shows: of several stylings, the chosen one. */
export function findDemoRoot(figure: HTMLElement | null): HTMLElement | undefined {
  const roots = figure?.querySelectorAll<HTMLElement>(selectData('demo-root')) ?? [];
  return [...roots].find((root) => getComputedStyle(root).display !== 'none');
}
