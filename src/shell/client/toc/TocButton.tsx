import { TOC_ID } from '../behaviors/toc';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import { togglesPopover } from '../../../ui/client/popover';

/** Opens the table of contents where it is not a column. */
export function TocButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <button type="button" {...togglesPopover(TOC_ID)} className={className}>
      {t('toc.title')}
      <Icon name="chevron" />
    </button>
  );
}
