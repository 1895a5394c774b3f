import type { ReactNode } from 'react';
import { announce } from '../../../base/client/announce';
import { data } from '../../../page/shared/attributes';
import type { ProductEntry } from '../../../site/shared/product';
import { userLanguage } from '../../../shell/client/language/language';
import {
  cancelSaving,
  findProductState,
  removeProduct,
  savedProducts,
  saveProduct,
  type ProductState,
} from './savedProducts';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { useStore } from '../../../base/client/useStore';
import { ProductMark } from '../../../ui/client/ProductMark';
import styles from './Offline.module.css';

/** Saves a product on this device, shows the progress, and removes it. */
export function SaveProductControl({ entry }: { entry: ProductEntry }) {
  const t = usePanelTranslate();
  const states = useStore(savedProducts);
  const formatSize = useSizeFormat();
  const { id, name } = entry;
  const state = findProductState(states ?? {}, id);
  const { offer, progress, savedSize, savingError } = state;

  const save = async () => {
    // Otherwise the browser may evict the caches when storage runs low; its answer changes nothing here.
    void navigator.storage?.persist?.();
    const failure = await saveProduct(id);
    if (failure) announce(t(`offline.${failure}`));
    else if (findProductState(savedProducts.get() ?? {}, id).savedSize !== null)
      announce(t('offline.done', { name }));
  };
  const remove = async () => {
    await removeProduct(id);
    announce(t('offline.removed', { name }));
  };

  return (
    <div className={styles.product} {...data({ accent: entry.accent })}>
      <ProductMark {...entry} />
      <span className={`ui-small ${styles.text}`}>
        <strong>{name}</strong>
        <span className={`ui-muted ui-numbers ${styles.size}`}>
          {/* Isolated, so that a text that begins with a number gets the direction of its letters. */}
          <bdi>{states && describe(state, t, formatSize)}</bdi>
        </span>
      </span>
      {progress ? (
        <Action label={t('offline.cancel.label', { name })} onClick={() => cancelSaving(id)}>
          {t('offline.cancel')}
        </Action>
      ) : savedSize !== null ? (
        <Action label={t('offline.remove.label', { name })} onClick={() => void remove()}>
          {t('offline.remove')}
        </Action>
      ) : (
        <Action
          label={t('offline.saveOne.label', { name })}
          isDisabled={!offer || savingError === 'refused' || savingError === 'full'}
          onClick={() => void save()}
        >
          {t('offline.saveOne')}
        </Action>
      )}
      {progress && (
        <progress
          className={`${styles.row} ${styles.progress}`}
          aria-label={t('offline.saving', { name })}
          value={progress.loaded}
          max={progress.total}
        />
      )}
      {savingError && (
        <p className={`ui-small ui-toned ${styles.row}`} {...data({ tone: 'error' })}>
          {t(`offline.${savingError}`)}
        </p>
      )}
    </div>
  );
}

interface ActionProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A single button whose action changes, so that it keeps the focus. */
function Action({ label, isDisabled, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      className={`ui-button ${styles.action}`}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

function describe(
  { offer, progress, savedSize }: ProductState,
  t: ReturnType<typeof usePanelTranslate>,
  formatSize: (bytes: number) => string,
): string {
  if (progress) {
    const [loaded, total] = [formatSize(progress.loaded), formatSize(progress.total)];
    return t('offline.loaded', { loaded, total });
  }
  if (savedSize !== null) return t('offline.saved', { size: formatSize(savedSize) });
  if (!offer) return t('offline.unknown');
  return t('offline.size', { transfer: formatSize(offer.transfer), size: formatSize(offer.size) });
}

function useSizeFormat(): (bytes: number) => string {
  const language = useStore(userLanguage);
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  });
  return (bytes) => format.format(bytes / 1e6);
}
