import copy from 'clipboard-copy';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import { findNextIndex } from '../../../ui/shared/arrowKeys';
import { getDemoPath } from '../../shared/demo';
import type { DemoAction } from '../../../page/shared/demoActions';
import { findFileAddress } from '../../../site/shared/site';
import { useTranslate } from '../../../shell/client/language/language';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import type { DemoControl } from './control';
import { overflowButtons } from './toolbarButtons';
import styles from './DemoMenu.module.css';

interface DemoMenuProps {
  control: DemoControl;
  /** The button that opened the menu; also its label. */
  button: HTMLElement;
  /** Performs an action that has a button in a wide bar. */
  onAction: (action: DemoAction) => void;
  /** Closes the menu and returns the focus to the button. */
  onClose: () => void;
  onCopied: () => void;
}

/** Menu of the actions that do not fit into the toolbar. */
export function DemoMenu({ control, button, onAction, onClose, onCopied }: DemoMenuProps) {
  const { demo, current } = control;
  const t = usePanelTranslate();
  const tFrame = useTranslate();
  const menu = useRef<HTMLDivElement>(null);
  const hasJavaScript = demo.javascript !== 'none';
  const fileAddress = findFileAddress(current.site, 'blob', demo.file);
  const [hiddenButtons] = useState(() => listHiddenButtons(button.parentElement));

  useEffect(() => {
    button.ariaExpanded = 'true';
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = ({ target }: Event) => {
      const isOutside = target instanceof Node && !menu.current?.contains(target) && !button.contains(target);
      if (isOutside) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      button.ariaExpanded = 'false';
      document.removeEventListener('pointerdown', closeOutside);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the menu is mounted each time it opens
  }, []);

  const copyLink = (extension: string) => {
    const styling = demo.stylings.find(({ key }) => key === demo.key)?.styling;
    const address = new URL(`#${styling ? `${styling}-` : ''}${demo.name}${extension}`, location.href);
    onClose();
    copy(address.href).then(onCopied, (error: unknown) => console.warn(error));
  };
  const getProps = (action: DemoAction) => ({
    role: 'menuitem',
    className: 'ui-entry',
    tabIndex: -1,
    ...clickEvent('demo', action, demo.file),
  });

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={button.ariaLabel ?? undefined}
      className={`ui-popup ${styles.menu}`}
      onKeyDown={(event) => moveInMenu(event, onClose)}
    >
      {hiddenButtons.map(({ action, label }) => (
        <button
          key={action}
          type="button"
          {...getProps(action)}
          onClick={() => {
            onClose();
            onAction(action);
          }}
        >
          {tFrame(label)}
        </button>
      ))}
      {fileAddress && (
        <a {...getProps('github')} href={fileAddress}>
          {t('demo.file')}
        </a>
      )}
      {hasJavaScript && (
        <button {...getProps('copy-js-source-link')} type="button" onClick={() => copyLink('.js')}>
          {t('demo.linkTo', { language: 'JS' })}
        </button>
      )}
      <button {...getProps('copy-ts-source-link')} type="button" onClick={() => copyLink('.tsx')}>
        {hasJavaScript ? t('demo.linkTo', { language: 'TS' }) : t('demo.link')}
      </button>
      <a {...getProps('alone')} href={getDemoPath(demo.file)} target="_blank" rel="noopener">
        {t('demo.alone')}
      </a>
    </div>
  );
}

/** Buttons that the toolbar is too narrow to show. */
function listHiddenButtons(toolbar: Element | null) {
  return overflowButtons.filter(
    ({ action }) => !toolbar?.querySelector(`[data-action="${action}"]`)?.checkVisibility(),
  );
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const index = items.findIndex((item) => item === document.activeElement);
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
  }
  const next = findNextIndex(event.key, index, items.length, 'column');
  if (next === null) return;
  event.preventDefault();
  items[next]?.focus();
}
