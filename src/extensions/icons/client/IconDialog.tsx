import { useEffect, useRef, type KeyboardEvent } from 'react';
import { hasStyle, listSynonyms, type IconIndex } from '../shared/iconIndex';
import { ICON_STYLES, toExportName, type InitialIcons, type IconStyle } from '../shared/icons';
import { hasModifier } from '../../../ui/shared/keys';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { useStore } from '../../../base/client/useStore';
import { Icon } from '../../../ui/client/Icon';
import { useModal } from '../../../ui/client/useModal';
import { IconCode } from './IconCode';
import { findSvg, iconFiles, loadSvgs } from './iconFiles';
import { IconName } from './IconName';
import { IconPreview } from './IconPreview';
import { IconSvg } from './IconSvg';
import styles from './IconDialog.module.css';

/** Maximum number of words that are offered as searches. */
const MAX_WORDS = 10;

interface IconDialogProps {
  index: IconIndex;
  icon: { readonly name: string; readonly style: IconStyle };
  /** Base names that the arrow keys step through. */
  results: readonly string[];
  initial: InitialIcons;
  onShow: (exportName: string) => void;
  onSearch: (word: string) => void;
  onClose: () => void;
}

/** An icon with its code, its other styles, and the words that find it. */
export function IconDialog({ index, icon, results, initial, onShow, onSearch, onClose }: IconDialogProps) {
  const t = usePanelTranslate();
  const files = useStore(iconFiles);
  const { close, dialogProps } = useModal(onClose);
  const body = useRef<HTMLDivElement>(null);
  const { name, style } = icon;
  const exportName = toExportName(name, style);
  const place = index.places.get(name) ?? 0;
  const available = ICON_STYLES.filter((one) => hasStyle(index, place, one));
  const position = results.indexOf(name);
  const words = listSynonyms(index, place).slice(0, MAX_WORDS);
  const svg = findSvg(files, name, style) ?? '';

  useEffect(() => available.forEach((one) => loadSvgs([name], one)));
  // After `useModal`, whose dialog focuses the first button: most often, readers copy the import.
  useEffect(() => body.current?.querySelector<HTMLElement>('code + button')?.focus(), []);

  const step = (by: number) => {
    const next = results[position + by];
    const nextPlace = next === undefined ? undefined : index.places.get(next);
    if (next === undefined || nextPlace === undefined) return;
    // Company logos have only one style.
    onShow(toExportName(next, hasStyle(index, nextPlace, style) ? style : 'Filled'));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (hasModifier(event)) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === 'ArrowRight') step(isRtl ? -1 : 1);
    else if (event.key === 'ArrowLeft') step(isRtl ? 1 : -1);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      {...dialogProps}
      className={`ui-dialog ${styles.dialog}`}
      aria-labelledby="icon-title"
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id="icon-title" aria-live="polite">
          <bdi>
            <IconName name={exportName} />
          </bdi>
        </h2>
        {position >= 0 && (
          <p className={`ui-muted ui-numbers ${styles.position}`}>
            {t('icons.position', { at: position + 1, of: results.length })}
          </p>
        )}
        <button
          type="button"
          className={`ui-button ui-quiet ui-icon ${styles.previous}`}
          aria-label={t('icons.previous')}
          aria-disabled={position <= 0}
          onClick={() => step(-1)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className={`ui-button ui-quiet ui-icon ${styles.next}`}
          aria-label={t('icons.next')}
          aria-disabled={position < 0 || position === results.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="ui-button ui-quiet ui-icon"
          aria-label={t('icons.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div ref={body} className={styles.body}>
        <IconPreview svg={svg} colors={initial.colors} />
        <IconCode exportName={exportName} svg={svg} packageName={initial.packageName} />
        {available.length > 1 && (
          <section aria-label={t('icons.styles')}>
            <h3 className={`ui-muted ${styles.heading}`}>{t('icons.styles')}</h3>
            <div className={`ui-choices ${styles.styles}`}>
              {available.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === style}
                  onClick={() => onShow(toExportName(name, one))}
                >
                  <IconSvg svg={findSvg(files, name, one) ?? ''} size={24} />
                  {t(`icons.style.${one}`)}
                </button>
              ))}
            </div>
          </section>
        )}
        {words.length > 0 && (
          <section aria-label={t('icons.words')}>
            <h3 className={`ui-muted ${styles.heading}`}>{t('icons.words')}</h3>
            <div className="ui-choices" lang="en">
              {words.map((word) => (
                <button key={word} type="button" onClick={() => onSearch(word)}>
                  {word}
                </button>
              ))}
            </div>
          </section>
        )}
      </div>
    </dialog>
  );
}
