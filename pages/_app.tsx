import { useEffect, useMemo } from 'react';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import Router from 'next/router';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import '../src/theme/products.css';
import '../src/theme/offscreen.css';
import '../src/frame/prose.css';
import '../src/frame/tables.css';
import '../src/frame/elements.css';
import '../src/frame/landing.css';
import '../src/frame/livePanels.css';
import '../src/frame/libraries.css';
import '../src/frame/code.css';
import '../src/frame/codeHead.css';
import '../src/frame/palettes.css';
import '../src/frame/errorList.css';
import '../src/frame/licenses.css';
import '../src/frame/releases.css';
import '../src/frame/gallery.css';
import '../src/frame/galleryFilter.css';
import '../src/frame/themeReference.css';
import '../src/frame/themeScales.css';
import '../src/frame/showcase.css';
import '../src/frame/api.css';
import '../src/frame/apiLayouts.css';
import { menu } from '../data/docs/menu';
import { product as docs } from '../data/docs/product';
import { products } from '../data/products';
import { site } from '../data/site';
import en from '../data/translations/en.json';
import { attachBehaviours } from '../src/behaviours';
import { showActiveLink } from '../src/behaviours/menu';
import { growMenu, type DocsRoute, type DocsRouteProps } from '../src/frame/docsRoute';
import { fontVariables } from '../src/frame/fonts';
import { guardFrame, useServedHtml } from '../src/frame/foreignChanges';
import { Frame } from '../src/frame/Frame';
import { guardNavigation, guardPageData } from '../src/frame/guardNavigation';
import { startServices } from '../src/frame/startServices';
import { startWords } from '../src/frame/startWords';
import { startWorker } from '../src/frame/startWorker';
import {
  followHistory,
  keepLanguage,
  keepPlaceOnReload,
  keepPlaceOnStart,
  prefetchNeighbors,
  startFocusOnNavigation,
} from '../src/frame/startPage';
import { AdBlockProvider } from '../src/state/adBlock';
import { useStore } from '../src/state/useStore';
import { takeOver } from '../src/state/handover';
import { translate, TranslationsProvider, userLanguage, type Translate } from '../src/state/language';
import { CurrentPageProvider } from '../src/state/page';
import { startPreferences } from '../src/state/preferences';
import { loadedStrings, startLanguage, type LoadStrings } from '../src/state/startLanguage';
import { startTheme } from '../src/state/startTheme';
import { siteTheme, ThemeProvider } from '../src/state/themeContext';
import { THEME_COLORS } from '../src/theme/themeColors';

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
