import { useEffect, useMemo } from 'react';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import Router from 'next/router';
import '../src/ui/shared/tokens/tokens.css';
import '../src/ui/shared/tokens/base.css';
import '../src/ui/shared/tokens/products.css';
import '../src/ui/shared/tokens/offscreen.css';
import '../src/content/node/elements/prose.css';
import '../src/content/node/elements/tables.css';
import '../src/content/node/elements/elements.css';
import '../src/content/node/elements/landing/landing.css';
import '../src/content/node/elements/landing/livePanels.css';
import '../src/content/node/elements/landing/libraries.css';
import '../src/content/node/elements/code.css';
import '../src/content/node/elements/codeHead.css';
import '../src/content/node/elements/palettes.css';
import '../src/content/node/elements/errorList.css';
import '../src/extensions/licenses/node/licenses.css';
import '../src/content/node/elements/releases/releases.css';
import '../src/content/node/elements/gallery/gallery.css';
import '../src/content/node/elements/gallery/galleryFilter.css';
import '../src/content/node/elements/themeReference.css';
import '../src/content/node/elements/themeScales.css';
import '../src/content/node/elements/showcase.css';
import '../src/api/node/pages/api.css';
import '../src/api/node/pages/apiLayouts.css';
import { menu } from '../data/docs/menu';
import { product as docs } from '../data/docs/product';
import { products } from '../data/products';
import { site } from '../data/site';
import en from '../data/translations/en.json';
import { attachBehaviours } from '../src/shell/client/behaviours';
import { showActiveLink } from '../src/shell/client/behaviours/menu';
import { growMenu, type DocsRoute, type DocsRouteProps } from '../src/page/client/docsRoute';
import { fontVariables } from '../src/shell/client/app/fonts';
import { guardFrame, useServedHtml } from '../src/shell/client/app/foreignChanges';
import { Frame } from '../src/shell/client/frame/Frame';
import { guardNavigation, guardPageData } from '../src/shell/client/app/guardNavigation';
import { startServices } from '../src/shell/client/app/startServices';
import { startWords } from '../src/shell/client/language/startWords';
import { startWorker } from '../src/extensions/offline/client/startWorker';
import {
  followHistory,
  keepLanguage,
  keepPlaceOnReload,
  keepPlaceOnStart,
  prefetchNeighbors,
  startFocusOnNavigation,
} from '../src/shell/client/app/startPage';
import { AdBlockProvider } from '../src/extensions/ads/client/adBlock';
import { useStore } from '../src/base/client/useStore';
import { takeOver } from '../src/shell/client/start/handover';
import {
  translate,
  TranslationsProvider,
  userLanguage,
  type Translate,
} from '../src/shell/client/language/language';
import { CurrentPageProvider } from '../src/page/client/context/page';
import { startPreferences } from '../src/shell/client/preferences';
import { loadedStrings, startLanguage, type LoadStrings } from '../src/shell/client/language/startLanguage';
import { startTheme } from '../src/shell/client/preferences/startTheme';
import { siteTheme, ThemeProvider } from '../src/shell/client/preferences/themeContext';
import { THEME_COLORS } from '../src/ui/shared/tokens/themeColors';

const loadStrings: LoadStrings = async (language) =>
  language === 'zh'
    ? (await import('../data/translations/zh.json')).default
    : (await import('../data/translations/pt.json')).default;

/** Translates texts for code outside React. */
const t: Translate = (key, values) =>
  translate({ en, ...loadedStrings.get() }, userLanguage.get(), key, values);

if (typeof document !== 'undefined') {
  guardPageData();
  followHistory();
  keepPlaceOnReload();
  keepPlaceOnStart();
  guardFrame();
}

/** The product of pages that no product's route shows, such as the not-found page. */
const withoutRoute = { ...docs, nav: menu };

export default function App({ Component, pageProps }: AppProps<Partial<DocsRouteProps>>) {
  const { product: ofRoute = withoutRoute, isBare } = Component as DocsRoute;
  const page = pageProps.page ?? null;
  // A stable object while the page is shown: effects depend on it.
  const product = useMemo(() => growMenu(ofRoute, page), [ofRoute, page]);
  const loaded = useStore(loadedStrings);
  // Another object would render everything again that shows a text.
  const translations = useMemo(() => ({ en, ...loaded }), [loaded]);

  useServedHtml();
  useEffect(() => {
    const stopAll = [
      startPreferences(),
      startTheme(THEME_COLORS),
      attachBehaviours(document, Router, t),
      startWords(),
      startLanguage(loadStrings),
      keepLanguage(),
      startFocusOnNavigation(),
      guardNavigation(Router.events),
      startServices(Router),
      startWorker(),
    ];
    // Last: what the reader did meanwhile is done now. In development there is no such program.
    if (!takeOver()) showActiveLink();
    return () => stopAll.forEach((stop) => stop());
  }, []);

  const path = page?.path;
  useEffect(() => (path ? prefetchNeighbors(product, path) : undefined), [product, path]);

  return (
    <TranslationsProvider value={translations}>
      <CurrentPageProvider value={{ page, product, products, site }}>
        <Head>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <style dangerouslySetInnerHTML={{ __html: fontVariables }} />
        </Head>
        <ThemeProvider value={siteTheme}>
          <AdBlockProvider value={{ tip: page?.tip ?? null }}>
            {isBare ? (
              <Component {...pageProps} />
            ) : (
              <Frame>
                <Component {...pageProps} />
              </Frame>
            )}
          </AdBlockProvider>
        </ThemeProvider>
      </CurrentPageProvider>
    </TranslationsProvider>
  );
}
