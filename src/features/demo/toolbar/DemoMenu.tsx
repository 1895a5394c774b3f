import copy from 'clipboard-copy';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { getDemoPath } from '../../../model/demo';
import { findFileAddress } from '../../../model/site';
import { usePanelTranslate } from '../../../state/panelStrings';
import type { DemoControl } from '../control';
import styles from './DemoMenu.module.css';

interface DemoMenuProps {
  control: DemoControl;
  /** Opened the menu, and names it. */
  button: HTMLElement;
  /** Closes the menu and gives the focus back. */
  onClose: () => void;
  onCopied: () => void;
}

/** What the bar has no room for. */
export function DemoMenu({ control: { demo, current }, button, onClose, onCopied }: DemoMenuProps) {
  const t = usePanelTranslate();
  const menu = useRef<HTMLDivElement>(null);
  const fileAddress = findFileAddress(current.site, 'blob', demo.file);

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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the menu is made anew each time it opens
  }, []);

  const copyLink = (extension: string) => {
    const styling = demo.stylings.find(({ key }) => key === demo.key)?.styling;
    const address = new URL(`#${styling ? `${styling}-` : ''}${demo.name}${extension}`, location.href);
    onClose();
    copy(address.href).then(onCopied, (error: unknown) => console.warn(error));
  };

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={button.ariaLabel ?? undefined}
      className={styles.menu}
      onKeyDown={(event) => moveInMenu(event, onClose)}
    >
      {fileAddress && (
        <a role="menuitem" tabIndex={-1} href={fileAddress}>
          {t('demo.file')}
        </a>
      )}
      {demo.javascript !== 'none' && (
        <button role="menuitem" type="button" tabIndex={-1} onClick={() => copyLink('.js')}>
          {t('demo.link', { language: 'JS' })}
        </button>
      )}
      <button role="menuitem" type="button" tabIndex={-1} onClick={() => copyLink('.tsx')}>
        {t('demo.link', { language: 'TS' })}
      </button>
      <a role="menuitem" tabIndex={-1} href={getDemoPath(demo.file)} target="_blank" rel="noopener">
        {t('demo.alone')}
      </a>
    </div>
  );
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const index = items.findIndex((item) => item === document.activeElement);
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[(index + 1) % items.length],
    ArrowUp: items.at(index - 1),
    Home: items[0],
    End: items.at(-1),
  };
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    close();
  }
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
