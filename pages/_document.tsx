import { Head, Html, Main, NextScript, type DocumentProps } from 'next/document';
import { services } from '../data/services';
import { earlyClickScript } from '../src/demo/client/clicks/earlyClickScript';
import { firstInteractionScript } from '../src/base/client/firstInteractionScript';
import { data, selectData } from '../src/page/shared/attributes';
import { getMarkId } from '../src/site/shared/markId';
import { PRODUCT_MARKS, type Mark } from '../src/site/shared/productMarks';
import { SERVICES_ID } from '../src/site/shared/services';
import { bodyScript, getBootScript } from '../src/shell/client/preferences/bootScript';
import { languageRedirectScript } from '../src/shell/client/language/languageRedirect';
import { preferences } from '../src/shell/client/preferences';
import { trustedTypesScript } from '../src/base/client/trustedTypes';
import { THEME_COLORS } from '../src/ui/shared/tokens/themeColors';

const WITHOUT_SCRIPT = `${selectData('needs-script')}{display:none!important}${selectData('panel')}{display:block!important}`;

export default function Document({ __NEXT_DATA__: { page } }: DocumentProps) {
  return (
    <Html
      lang="en"
      dir="ltr"
      data-mui-color-scheme="light"
      {...data({
        'color-mode': 'system',
        'package-manager': 'npm',
        'api-props': 'table',
        'api-slots': 'table',
        'api-classes': 'table',
      })}
      suppressHydrationWarning
    >
      <Head>
        {page === '/404' && <script dangerouslySetInnerHTML={{ __html: languageRedirectScript }} />}
        <script dangerouslySetInnerHTML={{ __html: getBootScript(preferences) }} />
        <script dangerouslySetInnerHTML={{ __html: trustedTypesScript }} />
        <script dangerouslySetInnerHTML={{ __html: firstInteractionScript }} />
        <script dangerouslySetInnerHTML={{ __html: earlyClickScript }} />
        <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/static/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/static/apple-touch-icon.png" sizes="180x180" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <noscript>
          <style>{WITHOUT_SCRIPT}</style>
        </noscript>
      </Head>
      <body>
        <script dangerouslySetInnerHTML={{ __html: bodyScript }} />
        <script
          id={SERVICES_ID}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(services).replaceAll('<', '\\u003c') }}
        />
        <svg className="product-marks">
          {Object.entries(PRODUCT_MARKS).map(([mark, path]) => (
            <symbol key={mark} id={getMarkId(mark as Mark)} viewBox="0 0 20 20">
              <path d={path} />
            </symbol>
          ))}
        </svg>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
