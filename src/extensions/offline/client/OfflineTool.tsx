import { useEffect, useRef, useState } from 'react';
import { useForeignLang, useTranslate } from '../../../shell/client/language/language';
import { useProductEntry } from '../../../page/client/context/page';
import { useLazyComponent } from '../../../ui/client/useLazyComponent';
import { hasSaved } from './hasSaved';
import styles from './Offline.module.css';
import { useCanSave } from './useCanSave';

/**
 * Saves the product of a landing page, where that is possible. The control loads on intent, or when something
 * is saved.
 */
export function OfflineTool() {
  const t = useTranslate();
  const lang = useForeignLang();
  const entry = useProductEntry();
  const control = useRef<HTMLDivElement>(null);
  const isClicked = useRef(false);
  const [isWanted, setIsWanted] = useState(false);
  const [Saving, load] = useLazyComponent(
    async () => (await import('./OfflineProduct')).OfflineProduct,
    // Offline: the button can be pressed again.
    console.error,
  );
  const canSave = useCanSave();
  useEffect(() => {
    if (!canSave) return;
    // The browser may since deny access to its caches: then nothing is saved.
    hasSaved().then((isSaved) => isSaved && (setIsWanted(true), load()), console.error);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` does the same in each render
  }, [canSave]);
  const isShown = Saving !== null && isWanted;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isShown && isClicked.current) control.current?.querySelector('button')?.focus();
  }, [isShown]);
  if (!entry || !canSave) return null;
  return (
    <section
      className={`ui-panel ui-block ui-stack ${styles.card}`}
      lang={lang}
      aria-label={t('offline.save')}
    >
      <p className="ui-small">{t('offline.what', { name: entry.name })}</p>
      <div ref={control} className={styles.control}>
        {Saving && isWanted ? (
          <Saving entry={entry} />
        ) : (
          <button
            type="button"
            className="ui-button"
            onPointerEnter={() => load()}
            onFocus={() => load()}
            onClick={() => {
              isClicked.current = true;
              load();
              setIsWanted(true);
            }}
          >
            {t('offline.save')}
          </button>
        )}
      </div>
    </section>
  );
}
