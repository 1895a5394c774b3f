import type { Page } from '@playwright/test';

/**
 * Shows all texts of a page in capitals, in the way of Chromium's translator: each in two `font` elements, in the place
 * of the text that was there; also the texts that come later.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LEFT_ALONE = 'script, style, noscript, textarea, title, font';
    const toFont = (text: string) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
      inner.append(text.toUpperCase());
      outer.append(inner);
      return outer;
    };
    const translateText = (text: Text) => {
      if (/\S/.test(text.data) && !text.parentElement?.closest(LEFT_ALONE))
        text.replaceWith(toFont(text.data));
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll(document.body);
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        [target, ...addedNodes].forEach((node) => {
          if (node.isConnected && (node instanceof Text || node !== target)) translateAll(node);
        });
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
