import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { data } from '../../../page/shared/attributes';
import { sendFeedback } from '../../../shell/client/events/events';
import { announce } from '../../../base/client/announce';
import { findCommentChannel, type IssueDraft, type Rating } from '../shared/feedback';
import type { Page } from '../../../page/shared/page';
import { useStore } from '../../../base/client/useStore';
import { userLanguage } from '../../../shell/client/language/language';
import { usePanelTranslate, type PanelStringKey } from '../../../shell/client/language/panelStrings';
import { saveRating } from './ratings';
import { getServices } from '../../../site/client/services';
import { FeedbackForm } from './FeedbackForm';
import { IssueSteps } from './IssueSteps';
import styles from './Feedback.module.css';

export interface FeedbackPanelProps {
  page: Page;
  /** `null`: a comment on a section, without a rating. */
  rating: Rating | null;
  /** Heading of the section; `null`: the whole page, or the section that the reader chooses. */
  sectionId: string | null;
  /** The pressed button, which gets the focus back. */
  opener: HTMLElement;
  /** Closes the panel; the draft stays saved. */
  onClose: () => void;
}

/** State of a comment: being written, waiting in another tab, or finished. */
type Stage =
  | { readonly kind: 'writing' }
  | { readonly kind: 'issue'; readonly issue: IssueDraft; readonly isOpened: boolean }
  | { readonly kind: 'over'; readonly message: PanelStringKey };

/** The panel after a rating, at the end of the page, or for a section, below its heading. */
export function FeedbackPanel({ page, rating, sectionId, opener, onClose }: FeedbackPanelProps) {
  const t = usePanelTranslate();
  const language = useStore(userLanguage);
  const [stage, setStage] = useState<Stage>({ kind: 'writing' });
  const channel = findCommentChannel(getServices());
  const outcomeOfRating = channel?.kind === 'receiver' ? t('feedback.unsent') : t('feedback.kept');
  const ratingMessage = rating === null ? null : outcomeOfRating;
  // Screen readers do not announce a status that is inserted together with its text.
  useEffect(() => {
    if (ratingMessage) announce(ratingMessage);
  }, [ratingMessage]);
  const heading = page.headings.find(({ id }) => id === sectionId) ?? null;

  const close = () => {
    onClose();
    opener.focus();
  };
  const finish = (outcome: PanelStringKey) => {
    setStage({ kind: 'over', message: outcome });
    opener.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };

  const panel = (
    <div lang={language} onKeyDown={onKeyDown}>
      <p role="status" className={`ui-small ui-toned ${styles.status}`} {...data({ tone: 'success' })}>
        {stage.kind === 'over' ? t(stage.message) : ratingMessage}
      </p>
      {channel && stage.kind === 'writing' && (
        <FeedbackForm
          page={page}
          rating={rating}
          heading={heading}
          channel={channel}
          onClose={close}
          onSent={() => {
            if (rating !== null) saveRating(page.path, rating);
            finish('feedback.sent');
          }}
          onIssue={(issue, isOpened) => setStage({ kind: 'issue', issue, isOpened })}
        />
      )}
      {stage.kind === 'issue' && (
        <IssueSteps
          {...stage}
          page={page}
          sectionId={sectionId}
          onEdit={() => setStage({ kind: 'writing' })}
          onPosted={() => finish('feedback.posted.thanks')}
          onDiscarded={close}
        />
      )}
    </div>
  );
  return heading ? <BelowHeading id={heading.id}>{panel}</BelowHeading> : panel;
}

/**
 * Stores a rating at once when no receiver is configured: in this browser, and as an event of
 * analytics, if configured.
 */
export function recordRating(page: string, rating: Rating): void {
  if (getServices().feedbackEndpoint) return;
  saveRating(page, rating);
  sendFeedback({ eventAction: 'rate', eventLabel: rating ? 'yes' : 'no', page });
}

/** Renders into the static text, below a heading: nothing above it moves. */
function BelowHeading({ id, children }: { id: string; children: ReactNode }) {
  const [container] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.getElementById(id)?.after(container);
    return () => container.remove();
  }, [id, container]);
  return createPortal(children, container);
}
