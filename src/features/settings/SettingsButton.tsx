import { useRef, useState, type ComponentType } from 'react';
import { useTranslate } from '../../state/language';
import { Icon } from '../../ui/Icon';
import type { SettingsDrawerProps } from './SettingsDrawer';

/** Opens the settings; their code comes with the first sign that somebody wants them. */
export function SettingsButton({ className }: { className?: string }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [Drawer, setDrawer] = useState<ComponentType<SettingsDrawerProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const load = () => {
    if (Drawer) return;
    import('./SettingsDrawer').then(
      ({ SettingsDrawer }) => setDrawer(() => SettingsDrawer),
      // Offline: the button can be pressed again.
      (error: unknown) => console.error(error),
    );
  };
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
        data-needs-script=""
        aria-label={t('settings.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setIsOpen(true);
        }}
      >
        <Icon name="sliders" />
      </button>
      {Drawer && isOpen && <Drawer onClose={close} />}
    </>
  );
}
