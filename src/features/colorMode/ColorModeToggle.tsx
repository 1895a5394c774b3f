import { colorScheme } from '../../state/colorScheme';
import { colorMode } from '../../state/preferences/colorMode';
import { useTranslate } from '../../state/language';
import { Icon } from '../../ui/Icon';

/** Switches between light and dark; both icons are there and CSS shows one, so nothing flickers. */
export function ColorModeToggle({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={className}
      aria-label={t('mode.toggle')}
      onClick={() => colorMode.choose(colorScheme.get() === 'dark' ? 'light' : 'dark')}
      data-ga-event-category="settings"
      data-ga-event-action="toggle-mode"
    >
      <Icon name="moon" className="only-light" />
      <Icon name="sun" className="only-dark" />
    </button>
  );
}
