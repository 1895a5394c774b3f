import { useTranslate } from '../../state/language';
import { Icon } from '../../ui/Icon';
import { togglesPopover } from '../../ui/popover';
import { TOC_ID } from './Toc';

/** Opens the page's headings where they are no column. */
export function TocButton({ className }: { className?: string }) {
  const t = useTranslate();
  return (
    <button type="button" {...togglesPopover(TOC_ID)} className={className}>
      {t('toc.title')}
      <Icon name="chevron" />
    </button>
  );
}
