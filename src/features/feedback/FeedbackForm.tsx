import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { sendFeedback } from '../../analytics/events';
import {
  MAX_COMMENT_LENGTH,
  saysSomething,
  toIssueAddress,
  type FeedbackRecord,
  type Rating,
} from '../../model/feedback';
import type { Page } from '../../model/page';
import { useStore } from '../../state/createStore';
import { userLanguage, type StringKey } from '../../state/language';
import { usePanelTranslate } from '../../state/panelStrings';
import { useCurrentPage } from '../../state/page';
import { keepRating } from '../../state/ratings';
import { getServices } from '../../state/services';
import { setUnsaved } from '../../state/unsaved';
import { keepDraft, readDraft } from './drafts';
import { submitFeedback } from './submitFeedback';
import styles from './Feedback.module.css';

export interface FeedbackFormProps {
  page: Page;
  /** `null`: a comment on a section, which rates nothing. */
  rating: Rating | null;
  /** Heading that the comment is about at first; `null`: the whole page. */
  sectionId: string | null;
  /** The form is done with. @param rating what was given, `null` where nothing was @param message what to say */
  onClose: (rating: Rating | null, message: StringKey | null) => void;
}

/** The comment that goes with a rating, or with a section. What is written is kept until it has arrived. */
export function FeedbackForm({ page, rating, sectionId, onClose }: FeedbackFormProps) {
  const { site } = useCurrentPage();
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [comment, setComment] = useState(() => readDraft(page.path));
  const [section, setSection] = useState(sectionId ?? '');
  const [status, setStatus] = useState<'writing' | 'sending' | 'failed'>('writing');
  const { feedbackEndpoint } = getServices();

  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    setUnsaved('feedback', comment !== '');
    return () => setUnsaved('feedback', false);
  }, [comment]);

  const heading = page.headings.find((one) => one.id === section);
  const record: FeedbackRecord = {
    page: page.path,
    rating,
    comment: comment.trim(),
    section: heading ? { id: heading.id, title: heading.text } : null,
    productId: page.productId,
    version: page.version,
    language,
  };
  const issue = toIssueAddress(site.repository, site.url, record);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (status === 'sending' || !saysSomething(record)) return;
    setStatus('sending');
    try {
      if (feedbackEndpoint) await submitFeedback(feedbackEndpoint, record);
      else publish(record, issue);
    } catch (error) {
      console.warn(error);
      setStatus('failed');
      return;
    }
    keepDraft(page.path, '');
    if (rating !== null) keepRating(page.path, rating);
    onClose(rating, 'feedback.sent');
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey) void submit();
  };

  return (
    <form className={styles.form} aria-labelledby="feedback-question" onSubmit={submit} onKeyDown={onKeyDown}>
      <label htmlFor={`${id}comment`}>
        {t(rating === 1 ? 'feedback.prompt.yes' : rating === 0 ? 'feedback.prompt.no' : 'feedback.prompt')}
      </label>
      <textarea
        ref={field}
        id={`${id}comment`}
        dir="auto"
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        required={rating === null}
        value={comment}
        onChange={({ target }) => {
          setComment(target.value);
          keepDraft(page.path, target.value);
        }}
      />
      {page.headings.length > 0 && (
        <label className={styles.about}>
          {t('feedback.about')}
          <select value={section} onChange={({ target }) => setSection(target.value)}>
            <option value="">{t('feedback.page')}</option>
            {page.headings.map((one) => (
              <option key={one.id} value={one.id} lang="en">
                {one.text}
              </option>
            ))}
          </select>
        </label>
      )}
      {rating !== 1 && (
        <p className={styles.note}>
          {t('feedback.bug')}{' '}
          <a href={issue} target="_blank" rel="noopener nofollow">
            {t('feedback.issue')}
          </a>
        </p>
      )}
      <p role="alert" className={styles.failure}>
        {status === 'failed' && t('feedback.failed')}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={styles.submit} aria-disabled={status === 'sending'}>
          {t(
            status === 'sending'
              ? 'feedback.sending'
              : status === 'failed'
                ? 'feedback.retry'
                : 'feedback.submit',
          )}
        </button>
        <button type="button" onClick={() => onClose(null, null)}>
          {t('feedback.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Where nobody receives comments: the rating is an event, the comment a new issue of the repository. */
function publish({ page, rating, comment }: FeedbackRecord, issue: string): void {
  if (rating !== null) sendFeedback({ eventAction: 'rate', eventLabel: rating ? 'yes' : 'no', page });
  if (comment) window.open(issue, '_blank', 'noopener');
}
