import { NAV_ID } from '../behaviors/menu';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import { togglesPopover } from '../../../ui/client/popover';

/** Opens the product's menu where that is not a column. */
export function MenuButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <button type="button" {...togglesPopover(NAV_ID)} className={className}>
      <Icon name="menu" />
      {t('nav.open')}
    </button>
  );
}
