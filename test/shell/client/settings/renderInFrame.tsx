import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { site } from '../../../../data/site';
import en from '../../../../data/languages/en.json';
import { language as portuguese } from '../../../../data/languages/pt';
import { language as chinese } from '../../../../data/languages/zh';
import { TranslationsProvider, type Translations } from '../../../../src/shell/client/language/language';
import { CurrentPageProvider, type CurrentPage } from '../../../../src/page/client/context/page';
import { createProduct } from '../../../createProduct';

const page = { page: null, product: createProduct({}), products: [], site };

/** Renders a part of the frame as `_app` does, on a page of its own. */
export function renderInFrame(
  children: ReactNode,
  current: Partial<CurrentPage> = {},
  translations: Translations = { en, pt: portuguese.strings, zh: chinese.strings },
): void {
  cleanup();
  render(
    <TranslationsProvider value={translations}>
      <CurrentPageProvider value={{ ...page, ...current }}>{children}</CurrentPageProvider>
    </TranslationsProvider>,
  );
}

/** jsdom has the element, and none of its methods: opens and closes as browsers do. */
export function defineDialogMethods(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
