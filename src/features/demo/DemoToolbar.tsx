import type { SyntheticEvent, KeyboardEvent } from 'react';
import { useForeignLang, useTranslate } from '../../state/language';
import { STYLING_CHOICES } from './chooseStyling';
import type { DemoControl } from './control';
import styles from './DemoToolbar.module.css';
import type * as Toolbar from './toolbar/toolbar';

/** What the bar offers beside languages and source, in visual order. */
const ACTIONS = ['stackblitz', 'codesandbox', 'copy', 'focus', 'reset', 'more'] as const;

/** Keys that move within the bar, and must not scroll the page. */
const MOVES = /^(ArrowLeft|ArrowRight|Home|End)$/;

/**
 * The actions of a demo. The page brings the buttons; what they do is loaded when the reader comes near.
 * Their names are their tooltips, which the style sheet draws.
 */
export function DemoToolbar({ control }: { control: DemoControl }) {
  const { demo, isOpen, setIsOpen, variant } = control;
  const t = useTranslate();
  const lang = useForeignLang();
  const use = (task: (toolbar: typeof Toolbar) => void) =>
    void import('./toolbar/toolbar').then(task, (error: unknown) => console.error(error));
  const getProps = (action: string) => ({
    type: 'button' as const,
    tabIndex: -1,
    'data-action': action,
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': demo.file,
  });
  const hasLanguages = isOpen && demo.javascript !== 'none';
  const hasStylings = demo.stylings.length > 0;
  return (
    <div
      role="toolbar"
      aria-label={t('demo.toolbar')}
      className={styles.toolbar}
      data-needs-script=""
      lang={lang}
      onPointerEnter={() => use(() => {})}
      onFocus={({ target }) => use(({ keepTabStop }) => keepTabStop(target))}
      onKeyDown={(event: KeyboardEvent) => {
        const { key, currentTarget } = event;
        if (MOVES.test(key)) event.preventDefault();
        use(({ pressKey }) => pressKey(currentTarget, key));
      }}
      onClick={({ target }: SyntheticEvent) => use(({ press }) => press(target, control, t))}
    >
      {hasStylings && (
        <span
          role="group"
          aria-label={t('demo.styling')}
          className={`${styles.languages} ${styles.stylings}`}
        >
          {demo.stylings.map(({ styling, key }, index) => (
            <button
              key={key}
              {...getProps(`styling-${styling}`)}
              tabIndex={index === 0 ? 0 : -1}
              aria-pressed={key === demo.key}
            >
              {STYLING_CHOICES[styling].replace('MUI ', '')}
            </button>
          ))}
        </span>
      )}
      {hasLanguages && (
        <span role="group" className={styles.languages}>
          {(['TS', 'JS'] as const).map((language, index) => (
            <button
              key={language}
              {...getProps(language)}
              tabIndex={index === 0 && !hasStylings ? 0 : -1}
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
        tabIndex={hasLanguages || hasStylings ? -1 : 0}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={`${demo.name}-source`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('demo.hideSource') : t('demo.showSource')}
      </button>
      {ACTIONS.map((action) => (
        <button
          key={action}
          {...getProps(action)}
          aria-label={t(`demo.${action}`)}
          aria-haspopup={action === 'more' ? 'menu' : undefined}
        />
      ))}
    </div>
  );
}
