import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Rating } from '../../model/feedback';
import { useTranslate, type StringKey } from '../../state/language';
import { useCurrentPage } from '../../state/page';
import { readRating } from '../../state/ratings';
import { Icon } from '../../ui/Icon';
import type { FeedbackFormProps } from './FeedbackForm';
import { SectionButtons } from './SectionButtons';
import styles from './Feedback.module.css';

/** What the form is opened for. */
interface Opened extends Pick<FeedbackFormProps, 'rating' | 'sectionId'> {
  /** What has opened it, from far above: there the reader goes on who writes nothing. */
  readonly opener?: HTMLElement;
}

/** Asks whether the page helped; the form comes with the first answer. */
export function Feedback() {
  const { page } = useCurrentPage();
  const t = useTranslate();
  const question = useRef<HTMLParagraphElement>(null);
  const [stored, setStored] = useState<Rating | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [message, setMessage] = useState<StringKey | null>(null);
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps> | null>(null);
  const path = page?.path;

  // The same for as long as the page is open: the document's listener keeps it.
  const open = useCallback((next: Opened) => {
    setOpened(next);
    setMessage(null);
    import('./FeedbackForm').then(
      ({ FeedbackForm }) => setForm(() => FeedbackForm),
      // Offline: what was pressed can be pressed again.
      () => {
        setOpened(null);
        setMessage('feedback.failed');
      },
    );
  }, []);

  useEffect(() => {
    if (path) setStored(readRating(path));
    const onClick = ({ target }: Event) => {
      const opener = target instanceof Element ? target.closest<HTMLElement>('[data-feedback-hash]') : null;
      if (opener) open({ rating: null, sectionId: opener.getAttribute('data-feedback-hash'), opener });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [path, open]);

  if (!page) return null;
  const shown = opened?.rating ?? stored;
  const thumb = (rating: Rating) => (
    <button
      type="button"
      className={styles.thumb}
      data-rating={rating}
      aria-pressed={shown === rating}
      aria-label={t(rating ? 'feedback.yes' : 'feedback.no')}
      title={t(rating ? 'feedback.yes' : 'feedback.no')}
      onClick={() => open({ rating, sectionId: null })}
    >
      <Icon name="thumb" />
    </button>
  );
  return (
    <div className={styles.feedback}>
      <div className={styles.rate} role="group" aria-labelledby="feedback-question">
        <p id="feedback-question" tabIndex={-1} ref={question}>
          {t('feedback.question')}
        </p>
        {thumb(1)}
        {thumb(0)}
      </div>
      {Form && opened && (
        <Form
          key={`${opened.rating} ${opened.sectionId}`}
          rating={opened.rating}
          sectionId={opened.sectionId}
          page={page}
          onClose={(rating, outcome) => {
            if (rating !== null) setStored(rating);
            setOpened(null);
            setMessage(outcome);
            (outcome ? question.current : (opened.opener ?? question.current))?.focus();
          }}
        />
      )}
      <p role="status" className={styles.status}>
        {message && t(message)}
      </p>
      <SectionButtons key={path} />
    </div>
  );
}
