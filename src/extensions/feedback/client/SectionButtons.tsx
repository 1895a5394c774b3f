import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { attachListeners } from '../../../base/client/attachListeners';
import { isReached } from '../../../base/client/findClosest';
import { useStore } from '../../../base/client/useStore';
import { userLanguage, useTranslate } from '../../../shell/client/language/language';
import { Icon } from '../../../ui/client/Icon';
import styles from './Feedback.module.css';

/** Headings of the page's text; those in demos are the demo's. */
const HEADINGS = '.prose > :is(h2, h3)[id]';

/**
 * A button in each heading that opens the form for its section. It is created when the pointer or the focus
 * reaches the heading, so that it is not in the page's HTML; it takes no space, so nothing moves.
 */
export function SectionButtons() {
  const t = useTranslate();
  const language = useStore(userLanguage);
  // The pointer may have arrived before this code.
  const [headings, setHeadings] = useState<readonly Element[]>(() =>
    [...document.querySelectorAll(HEADINGS)].filter(isReached),
  );
  useEffect(() => {
    const onReach = ({ target }: Event) => {
      const heading = target instanceof Element ? target.closest(HEADINGS) : null;
      if (!heading) return;
      setHeadings((others) => (others.includes(heading) ? others : [...others, heading]));
    };
    return attachListeners(document, { pointerover: onReach, focusin: onReach });
  }, []);

  return headings.map((heading) => {
    const label = t('feedback.section', { title: heading.querySelector('a')?.textContent ?? '' });
    const button = (
      <button
        type="button"
        className={`ui-button ui-quiet ui-icon ui-screen ${styles.section}`}
        lang={language}
        aria-label={label}
        title={label}
        data-feedback-hash={heading.id}
      >
        <Icon name="comment" />
      </button>
    );
    return createPortal(button, heading, heading.id);
  });
}
