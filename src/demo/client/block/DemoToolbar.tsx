import type { SyntheticEvent, KeyboardEvent } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import { data } from '../../../page/shared/attributes';
import type { DemoAction } from '../../../page/shared/demoActions';
import { useForeignLang, useTranslate } from '../../../shell/client/language/language';
import { STYLING_CHOICES } from './chooseStyling';
import type { DemoControl } from './control';
import styles from './DemoToolbar.module.css';
import { overflowButtons } from './toolbarButtons';
import icons from './toolbarIcons.module.css';
import type * as Toolbar from './toolbar';

/** Keys that move the focus within the bar, and must not scroll the page. */
const FOCUS_KEYS = /^(ArrowLeft|ArrowRight|Home|End)$/;

/**
 * The actions of a demo. The buttons are in the page's HTML; their code is loaded on hover, focus or click.
 * The accessible names of icons are shown as tooltips, by the style sheet.
 */
export function DemoToolbar({ control }: { control: DemoControl }) {
  const { demo, isOpen, setIsOpen, isEditing, variant, onEdit } = control;
  const t = useTranslate();
  const lang = useForeignLang();
  const withToolbar = (task: (toolbar: typeof Toolbar) => void) =>
    void import('./toolbar').then(task, (error: unknown) => console.error(error));
  const hasStylings = demo.stylings.length > 0;
  const hasLanguages = demo.javascript !== 'none';
  // The first control is the initial tab stop.
  const first = hasStylings ? `styling-${demo.stylings[0]?.styling}` : hasLanguages ? 'source-ts' : 'expand';
  const getProps = (action: DemoAction) => ({
    type: 'button' as const,
    tabIndex: action === first ? 0 : -1,
    'data-action': action,
    ...clickEvent('demo', action, demo.file),
  });
  return (
    <div
      role="toolbar"
      aria-label={t('demo.toolbar')}
      className={`ui-screen ${styles.toolbar} ${icons.icons}`}
      {...data({ 'needs-script': '' })}
      lang={lang}
      onPointerEnter={({ currentTarget }) =>
        withToolbar(({ hideFocusTooltip }) => hideFocusTooltip(currentTarget))
      }
      onFocus={({ target }) => withToolbar(({ moveTabStop }) => moveTabStop(target))}
      onKeyDown={(event: KeyboardEvent) => {
        const { key, currentTarget } = event;
        if (FOCUS_KEYS.test(key)) event.preventDefault();
        withToolbar(({ handleKey }) => handleKey(currentTarget, key));
      }}
      onClick={({ target }: SyntheticEvent) =>
        withToolbar(({ handleClick }) => handleClick(target, control, t))
      }
    >
      {hasStylings && (
        <span role="group" aria-label={t('demo.styling')} className={`ui-segments ${styles.choice}`}>
          {demo.stylings.map(({ styling, key }) => (
            <button key={key} {...getProps(`styling-${styling}`)} aria-pressed={key === demo.key}>
              {STYLING_CHOICES[styling].replace('MUI ', '')}
            </button>
          ))}
        </span>
      )}
      {hasLanguages && (
        <span role="group" className={`ui-segments ${styles.choice} ${styles.languages}`}>
          {(['TS', 'JS'] as const).map((language) => (
            <button
              key={language}
              {...getProps(language === 'TS' ? 'source-ts' : 'source-js')}
              aria-label={t('demo.language', { language })}
              aria-pressed={variant === language}
            >
              {language}
            </button>
          ))}
        </span>
      )}
      <button
        {...getProps('expand')}
        className={`ui-button ui-quiet ${styles.toggle}`}
        aria-expanded={isOpen}
        aria-controls={`${demo.name}-source`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('demo.hideSource') : t('demo.showSource')}
      </button>
      {onEdit && (
        <button
          {...getProps('edit')}
          className="ui-button ui-quiet"
          // Hidden from the first paint if the reader has chosen another styling, which cannot be edited.
          {...data({ styling: hasStylings ? 'system' : undefined })}
          aria-pressed={isEditing}
        >
          {t('demo.edit')}
        </button>
      )}
      <button
        {...getProps('copy')}
        className={`ui-button ui-quiet ${styles.copy}`}
        aria-label={t('demo.copy')}
      >
        <span className="ui-swap">
          <span>{t('copy.copy')}</span>
          <span>{t('copy.copied')}</span>
        </span>
      </button>
      {overflowButtons.map(({ action, label, icon }) => (
        <button
          key={action}
          {...getProps(action)}
          className={`ui-button ui-quiet ${icons.icon} ${styles.spare}${icon ? ` ${icon}` : ''}`}
          aria-label={t(label)}
        />
      ))}
      <button
        {...getProps('more')}
        className={`ui-button ui-quiet ${icons.icon}`}
        aria-label={t('demo.more')}
        aria-haspopup="menu"
      />
    </div>
  );
}
