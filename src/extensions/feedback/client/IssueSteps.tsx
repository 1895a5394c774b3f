import copy from 'clipboard-copy';
import { useEffect, useId, useRef, useState } from 'react';
import type { IssueDraft } from '../shared/feedback';
import type { Page } from '../../../page/shared/page';
import { usePanelTranslate } from '../../../shell/client/language/panelStrings';
import { saveDraft, readDraft } from './drafts';
import styles from './Feedback.module.css';

interface IssueStepsProps {
  page: Page;
  sectionId: string | null;
  issue: IssueDraft;
  /** Whether the browser has opened the tab. */
  isOpened: boolean;
  onEdit: () => void;
  onPosted: () => void;
  onDiscarded: () => void;
}

/** The remaining steps while a comment waits in another tab. Only the reader knows when it is posted. */
export function IssueSteps({
  page,
  sectionId,
  issue,
  isOpened,
  onEdit,
  onPosted,
  onDiscarded,
}: IssueStepsProps) {
  const t = usePanelTranslate();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus({ preventScroll: true }), []);
  const discardDraft = () => saveDraft(page.path, sectionId, '');
  return (
    <div className={`ui-panel ui-small ui-stack ${styles.form}`}>
      <p ref={text} className="ui-small" tabIndex={-1}>
        {t(isOpened ? 'feedback.finish' : 'feedback.blocked')}{' '}
        <a href={issue.address} target="_blank" rel="noopener nofollow">
          {t('feedback.open')}
        </a>
      </p>
      {issue.isShortened && <FullComment comment={readDraft(page.path, sectionId)} />}
      <div className="ui-row">
        <button
          type="button"
          className="ui-button ui-primary"
          onClick={() => {
            discardDraft();
            onPosted();
          }}
        >
          {t('feedback.posted')}
        </button>
        <button type="button" className="ui-button" onClick={onEdit}>
          {t('feedback.edit')}
        </button>
        <button
          type="button"
          className="ui-button"
          onClick={() => {
            discardDraft();
            onDiscarded();
          }}
        >
          {t('feedback.discard')}
        </button>
      </div>
    </div>
  );
}

/** The text that is too long for an address, to be copied into the issue by hand. */
function FullComment({ comment }: { comment: string }) {
  const t = usePanelTranslate();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <label htmlFor={id}>{t('feedback.shortened')}</label>
      <textarea ref={field} className="ui-field" id={id} dir="auto" rows={3} readOnly value={comment} />
      <div className="ui-row">
        <button
          type="button"
          className="ui-button"
          onClick={() =>
            copy(comment).then(
              () => setIsCopied(true),
              // Refused: the reader copies the selected text.
              () => field.current?.select(),
            )
          }
        >
          {t(isCopied ? 'copy.copied' : 'feedback.copy')}
        </button>
      </div>
    </>
  );
}
