import { useEffect, useState } from 'react';
import { data } from '../../../page/shared/attributes';
import { LoadOnInteraction } from '../../../ui/client/LoadOnInteraction';
import type { Rating } from '../shared/feedback';
import { useForeignLang, useTranslate } from '../../../shell/client/language/language';
import { useCurrentPage } from '../../../page/client/context/page';
import { readRating } from './ratings';
import { getServices } from '../../../site/client/services';
import { Icon } from '../../../ui/client/Icon';
import { useLazyComponent } from '../../../ui/client/useLazyComponent';
import type { FeedbackPanelProps } from './FeedbackPanel';
import styles from './Feedback.module.css';

type Opened = Pick<FeedbackPanelProps, 'rating' | 'sectionId' | 'opener'>;

const loadSectionButtons = () => import('./SectionButtons').then(({ SectionButtons }) => SectionButtons);

/** Asks whether the page helped; the code of the form loads with the first click. */
export function Feedback() {
  const { page } = useCurrentPage();
  const t = useTranslate();
  const lang = useForeignLang();
  const [stored, setStored] = useState<Rating | null>(null);
  // One state for the page: only one form is open at a time.
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const path = page?.path;
  const { feedbackEndpoint, newIssue } = getServices();
  // Like `findCommentChannel`, whose code loads with the panel.
  const acceptsComments = Boolean(feedbackEndpoint || newIssue);

  const [Panel, loadPanel] = useLazyComponent(
    async (rating: Rating | null) => {
      const { FeedbackPanel, recordRating } = await import('./FeedbackPanel');
      if (path && rating !== null) recordRating(path, rating);
      if (path) setStored(readRating(path));
      return FeedbackPanel;
    },
    // Offline: the button can be pressed again.
    () => {
      setOpened(null);
      setHasFailed(true);
    },
  );

  const open = (next: Opened) => {
    setOpened(next);
    setHasFailed(false);
    loadPanel(next.rating);
  };

  useEffect(() => {
    if (path) setStored(readRating(path));
    const onClick = ({ target }: Event) => {
      const opener = target instanceof Element ? target.closest<HTMLElement>('[data-feedback-hash]') : null;
      if (!opener || !acceptsComments) return;
      open({ rating: null, sectionId: opener.getAttribute('data-feedback-hash'), opener });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `open` depends only on the path
  }, [path, acceptsComments]);

  if (!page) return null;
  const shown = opened?.rating ?? stored;
  const thumb = (rating: Rating) => (
    <button
      type="button"
      className={`ui-button ui-icon ${styles.thumb}`}
      {...data({ rating })}
      aria-pressed={shown === rating}
      aria-label={t(rating ? 'feedback.yes' : 'feedback.no')}
      title={t(rating ? 'feedback.yes' : 'feedback.no')}
      onClick={({ currentTarget }) => open({ rating, sectionId: null, opener: currentTarget })}
    >
      <Icon name="thumb" />
    </button>
  );
  return (
    <div lang={lang} {...data({ 'needs-script': '' })}>
      <div className="ui-row" role="group" aria-labelledby="feedback-question">
        <span id="feedback-question" className="ui-label">
          {t('feedback.question')}
        </span>
        {thumb(1)}
        {thumb(0)}
      </div>
      {Panel && opened && (
        <Panel
          key={`${opened.rating} ${opened.sectionId}`}
          {...opened}
          page={page}
          onClose={() => {
            setStored(readRating(page.path));
            setOpened(null);
          }}
        />
      )}
      <p role="status" className={`ui-note ${styles.failure}`} {...data({ tone: 'error' })}>
        {hasFailed && t('feedback.failed')}
      </p>
      <LoadOnInteraction key={path} load={acceptsComments ? loadSectionButtons : null} props={{}} />
    </div>
  );
}
