import { useEffect, useRef, useState } from 'react';
import { announce } from '../../../base/client/announce';
import { data } from '../../../page/shared/attributes';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import { useLazyComponent } from '../../../ui/client/useLazyComponent';

/** Opens the settings, whose code loads at the first hover or focus. */
export function SettingsButton({ className }: { className?: string }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [Drawer, load] = useLazyComponent(
    async () => (await import('./SettingsDrawer')).SettingsDrawer,
    // Offline: the button can be pressed again. Loading on hover or focus fails silently.
    () => {
      if (!isOpen) return;
      setIsOpen(false);
      announce(t('settings.failed'));
    },
  );

  useEffect(() => {
    if (isOpen && !Drawer) load();
  });

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        {...data({ 'needs-script': '' })}
        aria-label={t('settings.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="sliders" />
      </button>
      {Drawer && isOpen && <Drawer onClose={close} />}
    </>
  );
}
