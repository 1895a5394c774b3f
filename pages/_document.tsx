import { Head, Html, Main, NextScript } from 'next/document';
import { bodyScript, getBootScript } from '../src/state/bootScript';
import { preferences } from '../src/state/preferences';
import { THEME_COLORS } from '../src/theme/themeColors';

export default function Document() {
  return (
    <Html
      lang="en"
      dir="ltr"
      data-mui-color-scheme="light"
      data-package-manager="npm"
      data-api-props="table"
      data-api-slots="table"
      data-api-classes="table"
      suppressHydrationWarning
    >
      <Head>
        <script dangerouslySetInnerHTML={{ __html: getBootScript(preferences) }} />
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/static/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <noscript>
          <style>{'[role=tablist]{display:none!important}[data-panel]{display:block!important}'}</style>
        </noscript>
      </Head>
      <body>
        <script dangerouslySetInnerHTML={{ __html: bodyScript }} />
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
