import { isValidElement, type ReactNode } from 'react';
import { elements } from '../elements';
import { isElementOf } from '../segments';
import { Facts } from './Facts';
import { Installs } from './Installs';
import { Libraries } from './Libraries';
import { loadLibraries } from './libraries';

const MEASURED = [elements.Facts, elements.Libraries, elements.Installs];

/** Whether an element tree contains an element that shows measured facts. */
export function hasFacts(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.some(hasFacts);
  if (!isValidElement<{ children?: ReactNode }>(node)) return false;
  return MEASURED.some((type) => isElementOf(node, type)) || hasFacts(node.props.children);
}

/**
 * Creates the elements that show measured facts about the libraries.
 * @param file path of the page, for error messages
 */
export async function createLandingElements(file: string) {
  const libraries = await loadLibraries();
  const find = (id: string) => {
    const library = libraries.find(({ entry }) => entry.id === id);
    if (library) return library;
    const ids = libraries.map(({ entry }) => entry.id).join(', ');
    throw new Error(`${file}: <Facts product="${id}"> names no library. Use one of ${ids}.`);
  };
  return {
    Facts: ({ product }: { product: string }) => <Facts library={find(product)} />,
    Libraries: () => <Libraries libraries={libraries} />,
    Installs: () => <Installs libraries={libraries} />,
  };
}
