import { onFirstInteraction } from '../../../base/client/firstInteraction';
import { getDemoScriptPath } from '../shared/archive';
import { selectData } from '../../../page/shared/attributes';

/**
 * Runs the demos of a product on the first interaction with a page that has some. Until then, an inline
 * script of the page queues clicks.
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
