import { onFirstInteraction } from '../../../base/client/firstInteraction';
import { getDemoScriptPath } from '../shared/archive';
import { selectData } from '../../../page/shared/attributes';

/**
 * Runs the demos of a product when the reader first acts on a page that has some. An inline script of the page keeps
 * clicks until then.
 * @param root address of the archive's folder
 */
export function startDemos(root: string, product: string): void {
  if (product === '' || !document.querySelector(selectData('demo-root'))) return;
  onFirstInteraction(() => {
    const script = document.createElement('script');
    script.src = new URL(getDemoScriptPath(product), root).href;
    document.head.append(script);
  });
}
