import { useEffect, useMemo } from 'react';
import type { AppProps } from 'next/app';
import Head from 'next/head';
import Router from 'next/router';
import '../src/page/client/layers.css';
import '../src/content/node/elements/extensions.css';
import { menu } from '../data/docs/menu';
import { product as docs } from '../data/docs/product';
import { products } from '../data/products';
import { site } from '../data/site';
import en from '../data/languages/en.json';
import { attachBehaviors } from '../src/shell/client/behaviors';
import { showActiveLink } from '../src/shell/client/behaviors/menu';
import { extendMenu, type DocsRoute, type DocsRouteProps } from '../src/page/client/docsRoute';
import { fontVariables } from '../src/shell/client/app/fonts';
import { guardHydration, usePreservedHtml } from '../src/shell/client/app/externalDomChanges';
import { Frame } from '../src/shell/client/frame/Frame';
import { frameParts } from '../src/shell/client/frame/frameParts';
import { guardNavigation, guardPageData } from '../src/shell/client/app/guardNavigation';
import { startTranslations } from '../src/shell/client/language/startTranslations';
import {
  followHistory,
  keepLanguage,
  preserveScrollOnReload,
  preventScrollOnStart,
  prefetchNeighbors,
  startFocusOnNavigation,
} from '../src/shell/client/app/startPage';
import { useStore } from '../src/base/client/useStore';
import { attachSearchDialog, loadRequestedSearch } from '../src/search/client/attachSearchDialog';
import { receiveHandover } from '../src/shell/client/start/handover';
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
import type { Strings } from '../src/site/shared/languages';
import { THEME_COLORS } from '../src/ui/shared/tokens/themeColors';

const loadStrings: LoadStrings = async (language) => {
  const { strings }: { strings: Strings } = await import(`../data/languages/${language}.ts?strings`);
  return strings;
};

/** Translates texts for code outside React. */
const t: Translate = (key, values) =>
  translate({ en, ...loadedStrings.get() }, userLanguage.get(), key, values);

const loadSearch = async () => (await import('../src/search/client/searchPanel')).createSearchPanel(t);

if (typeof document !== 'undefined') {
  guardPageData();
  followHistory();
  preserveScrollOnReload();
  preventScrollOnStart();
  guardHydration();
  loadRequestedSearch(document, loadSearch);
}

/** The product of pages outside every product's route, such as the not-found page. */
const fallbackProduct = { ...docs, nav: menu };

export default function App({ Component, pageProps }: AppProps<Partial<DocsRouteProps>>) {
  const { product: routeProduct = fallbackProduct, isBare } = Component as DocsRoute;
  const page = pageProps.page ?? null;
  // A stable object while the page is shown: effects depend on it.
  const product = useMemo(() => extendMenu(routeProduct, page), [routeProduct, page]);
  const loaded = useStore(loadedStrings);
  // A new object would re-render everything that shows a text.
  const translations = useMemo(() => ({ en, ...loaded }), [loaded]);

  usePreservedHtml();
  useEffect(() => {
    const stopAll = [
      startPreferences(),
      startTheme(THEME_COLORS),
      attachBehaviors(document, Router),
      attachSearchDialog(document, loadSearch),
      startTranslations(),
      startLanguage(loadStrings),
      keepLanguage(),
      startFocusOnNavigation(),
      guardNavigation(Router.events),
      ...frameParts.flatMap(({ start }) => start?.(Router, t) ?? []),
    ];
    // Last: it replays what the reader did before hydration. In development there is no start program.
    if (!receiveHandover()) showActiveLink();
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
          {isBare ? (
            <Component {...pageProps} />
          ) : (
            <Frame>
              <Component {...pageProps} />
            </Frame>
          )}
        </ThemeProvider>
      </CurrentPageProvider>
    </TranslationsProvider>
  );
}
