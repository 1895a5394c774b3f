import { useEffect, useRef } from 'react';
import type { Page } from '../../model/page';
import { usePanelTranslate } from '../../state/panelStrings';
import { keepDraft } from './drafts';
import styles from './Feedback.module.css';

interface IssueStepsProps {
  page: Page;
  sectionId: string | null;
  /** Address of the issue, filled in with the comment. */
  address: string;
  /** Whether the browser has opened it. */
  isOpened: boolean;
  onEdit: () => void;
  onPosted: () => void;
  onDiscarded: () => void;
}

/** What is left to do while a comment waits in another tab. Only the reader knows when it is posted. */
export function IssueSteps({
  page,
  sectionId,
  address,
  isOpened,
  onEdit,
  onPosted,
  onDiscarded,
}: IssueStepsProps) {
  const t = usePanelTranslate();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const dropDraft = () => keepDraft(page.path, sectionId, '');
  return (
    <div className={styles.form}>
      <p ref={text} tabIndex={-1}>
        {t(isOpened ? 'feedback.finish' : 'feedback.blocked')}{' '}
        <a href={address} target="_blank" rel="noopener nofollow">
          {t('feedback.open')}
        </a>
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.submit}
          onClick={() => {
            dropDraft();
            onPosted();
          }}
        >
          {t('feedback.posted')}
        </button>
        <button type="button" onClick={onEdit}>
          {t('feedback.edit')}
        </button>
        <button
          type="button"
          onClick={() => {
            dropDraft();
            onDiscarded();
          }}
        >
          {t('feedback.discard')}
        </button>
      </div>
    </div>
  );
}
