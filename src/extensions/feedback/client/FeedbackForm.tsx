import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { data } from '../../../page/shared/attributes';
import {
  draftIssue,
  MAX_COMMENT_LENGTH,
  canSubmit,
  type CommentChannel,
  type FeedbackRecord,
  type IssueDraft,
  type Rating,
} from '../shared/feedback';
import type { Heading, Page } from '../../../page/shared/page';
import { useStore } from '../../../base/client/useStore';
import { userLanguage } from '../../../shell/client/language/language';
import { useCurrentPage } from '../../../page/client/context/page';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { getServices } from '../../../site/client/services';
import { setUnsaved } from '../../../base/client/unsaved';
import { putCaretAtEnd } from '../../../ui/client/caret';
import { saveDraft, readDraft } from './drafts';
import { submitFeedback } from './submitFeedback';
import styles from './Feedback.module.css';

interface FeedbackFormProps {
  page: Page;
  rating: Rating | null;
  /** Heading that the form is below; `null`: at the end of the page, where the reader chooses a section. */
  heading: Heading | null;
  channel: CommentChannel;
  onClose: () => void;
  /** The receiver has accepted the comment. */
  onSent: () => void;
  /** The comment continues in an issue. @param isOpened whether the browser has opened a tab for it */
  onIssue: (issue: IssueDraft, isOpened: boolean) => void;
}

/** The form for a comment on a rating or a section. The draft is saved until it has been sent. */
export function FeedbackForm({
  page,
  rating,
  heading,
  channel,
  onClose,
  onSent,
  onIssue,
}: FeedbackFormProps) {
  const { site } = useCurrentPage();
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const sectionId = heading?.id ?? null;
  const [comment, setComment] = useState(() => readDraft(page.path, sectionId));
  const [chosenId, setChosenId] = useState('');
  const [status, setStatus] = useState<'writing' | 'sending' | 'failed'>('writing');
  const hasReceiver = channel.kind === 'receiver';
  const { newIssue } = getServices();

  useEffect(() => {
    // Scroll only as far as needed to show the form.
    field.current?.focus({ preventScroll: true });
    putCaretAtEnd(field.current);
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    setUnsaved('feedback', comment !== '');
    return () => setUnsaved('feedback', false);
  }, [comment]);

  const section = heading ?? page.headings.find((one) => one.id === chosenId);
  const record: FeedbackRecord = {
    page: page.path,
    rating,
    comment: comment.trim(),
    section: section ? { id: section.id, title: section.text } : null,
    productId: page.productId,
    version: page.version,
    language,
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (status === 'sending' || !canSubmit(record, channel)) return;
    if (channel.kind === 'issue') {
      const issue = draftIssue(channel.address, site.url, record);
      return onIssue(issue, openTab(issue.address));
    }
    setStatus('sending');
    try {
      await submitFeedback(channel.address, record);
    } catch (error) {
      console.warn(error);
      setStatus('failed');
      return;
    }
    saveDraft(page.path, sectionId, '');
    onSent();
  };
  const onKeyDown = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !shiftKey) void submit();
  };

  const name = heading
    ? { 'aria-label': t('feedback.section', { title: heading.text }) }
    : { 'aria-labelledby': 'feedback-question' };
  const action = {
    writing: 'feedback.submit',
    sending: 'feedback.sending',
    failed: 'feedback.retry',
  } as const;
  return (
    <form
      ref={form}
      className={`ui-panel ui-small ui-stack ${styles.form}`}
      {...name}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <label htmlFor={`${id}comment`}>
        {t(rating === 1 ? 'feedback.prompt.yes' : rating === 0 ? 'feedback.prompt.no' : 'feedback.prompt')}
      </label>
      <textarea
        ref={field}
        className="ui-field"
        id={`${id}comment`}
        dir="auto"
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        required={!hasReceiver || rating === null}
        value={comment}
        onChange={({ target }) => {
          setComment(target.value);
          saveDraft(page.path, sectionId, target.value);
        }}
      />
      {!heading && page.headings.length > 0 && (
        <label className="ui-stack ui-muted">
          {t('feedback.about')}
          <select className="ui-field" value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
            <option value="">{t('feedback.page')}</option>
            {page.headings.map((one) => (
              <option key={one.id} value={one.id} lang="en">
                {one.text}
              </option>
            ))}
          </select>
        </label>
      )}
      {!hasReceiver && <p className="ui-muted">{t('feedback.where')}</p>}
      {hasReceiver && rating !== 1 && newIssue && (
        <p className="ui-note" {...data({ tone: 'warning' })}>
          {t('feedback.bug')}{' '}
          <a href={draftIssue(newIssue, site.url, record).address} target="_blank" rel="noopener nofollow">
            {t('feedback.issue')}
          </a>
        </p>
      )}
      <p role="alert" className={`ui-note ${styles.failure}`} {...data({ tone: 'error' })}>
        {status === 'failed' && t('feedback.failed')}
      </p>
      <div className="ui-row">
        <button type="submit" className="ui-button ui-primary" aria-disabled={status === 'sending'}>
          {t(hasReceiver ? action[status] : 'feedback.continue')}
        </button>
        <button type="button" className="ui-button" onClick={onClose}>
          {t('feedback.cancel')}
        </button>
      </div>
    </form>
  );
}

/** Opens an address in a tab without access to this one. @returns whether the browser did so */
function openTab(address: string): boolean {
  // Not with `noopener`, which does not tell whether a tab was opened.
  const tab = window.open(address, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
