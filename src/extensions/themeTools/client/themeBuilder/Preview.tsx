import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { memo, useEffect, useMemo, useState, type ComponentType } from 'react';
import { createStyleCache, useStyleCache } from '../../../../demo/client/island/styleCache';
import { addFont } from '../../../../demo/client/themes/addFont';
import { themeStore } from '../../../../shell/client/preferences/theme';
import { useStore } from '../../../../base/client/useStore';
import { inter, roboto, toFallbackFontFaces } from '../../../../demo/client/themes/demoFonts';
import { Styles } from '../../../../ui/client/Styles';
import type { Scheme } from './draft/fields';
import { SCHEME_ATTRIBUTE, type PreviewTheme } from './draft/previewTheme';
import styles from './Preview.module.css';

interface PreviewProps {
  SampleApp: ComponentType;
  preview: PreviewTheme;
  scheme: Scheme;
  /** Whether the reader has chosen the scheme here; else it is the site's. */
  isSchemeChosen: boolean;
  isNarrow: boolean;
}

/**
 * An app with the theme. It has its own provider, styles and variables, so none of them leaks into the page
 * around it; the text direction is the site's.
 */
export const Preview = memo(function Preview({
  SampleApp,
  preview,
  scheme,
  isSchemeChosen,
  isNarrow,
}: PreviewProps) {
  const [cache] = useState(createPreviewCache);
  const { direction } = useStore(themeStore);
  const { theme, css, screen } = preview;
  useEffect(() => {
    addFont(roboto);
    addFont(inter);
  }, []);
  // Created once: only components that read the theme render again.
  const sampleApp = useMemo(() => <SampleApp />, [SampleApp]);
  return (
    <div className={styles.stage}>
      {/* Safe as CSS: values come from lists, are numbers, or are colors that were parsed and formatted. */}
      <Styles css={css + FALLBACK_FONTS} />
      <div
        className={styles.screen}
        lang="en"
        dir={direction}
        {...{ [SCHEME_ATTRIBUTE]: scheme }}
        data-chosen={isSchemeChosen || undefined}
        style={{ ...screen, maxWidth: isNarrow ? 376 : undefined }}
      >
        <CacheProvider value={useStyleCache(cache, direction)}>
          <ThemeProvider theme={theme}>{sampleApp}</ThemeProvider>
        </CacheProvider>
      </div>
      <CollectedStyles getRules={() => Object.values(cache.inserted)} />
    </div>
  );
});

const FALLBACK_FONTS = toFallbackFontFaces(roboto) + toFallbackFontFaces(inter);

function createPreviewCache() {
  const cache = createStyleCache('preview');
  // On the server, rules are collected instead of written beside each element, where React would have to
  // hydrate them.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}

/** The rules used by the components before it, on the server only; in the browser they are in the head. */
function CollectedStyles({ getRules }: { getRules: () => readonly unknown[] }) {
  const css =
    typeof document === 'undefined'
      ? getRules()
          .filter((rule) => typeof rule === 'string')
          .join('')
      : '';
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
