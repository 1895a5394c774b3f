import { useEffect, useState } from 'react';
import { usePanelTranslate } from '../../shell/client/language/panelStrings';
import type { SearchState } from './searchClient';

/** How long the list must stay unchanged before it is announced, in ms. */
const ANNOUNCE_DELAY_MS = 500;

interface SearchStatusProps {
  status: SearchState['status'];
  /** Number of results; `null` while nothing is typed. */
  count: number | null;
  /** Announced note on where the results are from; may be empty. */
  note: string;
  isAnswered: boolean;
}

/** Tells screen readers how many results there are. The page's own live region is inert behind a dialog. */
export function SearchStatus({ status, count, note, isAnswered }: SearchStatusProps) {
  const t = usePanelTranslate();
  const [announced, setAnnounced] = useState('');
  const text =
    count === null || status === 'failed'
      ? ''
      : status === 'loading'
        ? t('search.loading')
        : [note, count === 1 ? t('search.countOne') : t('search.count', { count })].filter(Boolean).join(' ');
  useEffect(() => {
    if (!isAnswered && status === 'ready') return;
    const timer = window.setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text, isAnswered, status]);
  return (
    <div className="visually-hidden" role="status">
      {announced}
    </div>
  );
}
