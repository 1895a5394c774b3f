import { useMemo } from 'react';
import { usePanelTranslate } from '../../../../shell/client/language/panelStrings';
import { measurePairs } from './draft/contrast';
import type { PreviewTheme } from './draft/previewTheme';

/** How many pairs of the theme have too little contrast for text, in words for the live region. */
export function useContrastMessage(preview: PreviewTheme): string {
  const t = usePanelTranslate();
  const [light, dark] = useMemo(() => {
    const count = (scheme: 'light' | 'dark') =>
      measurePairs(preview, scheme).filter(({ passes }) => !passes.text).length;
    return [count('light'), count('dark')];
  }, [preview]);
  return light + dark === 0 ? t('builder.contrast.none') : t('builder.contrast.some', { light, dark });
}
