import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { site } from '../../../data/site';
import en from '../../../data/translations/en.json';
import pt from '../../../data/translations/pt.json';
import zh from '../../../data/translations/zh.json';
import { TranslationsProvider } from '../../../src/state/language';
import { CurrentPageProvider } from '../../../src/state/page';
import { createProduct } from '../../createProduct';

const page = { page: null, product: createProduct({}), products: [], site };

/** Renders a part of the frame as `_app` does. */
export function renderInFrame(children: ReactNode): void {
  cleanup();
  render(
    <TranslationsProvider value={{ en, pt, zh }}>
      <CurrentPageProvider value={page}>{children}</CurrentPageProvider>
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
