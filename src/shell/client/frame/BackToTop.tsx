import { useEffect, useState } from 'react';
import { clickEvent } from '../../../page/shared/clickEvents';
import { useTranslate } from '../language/language';
import { Icon } from '../../../ui/client/Icon';
import styles from './BackToTop.module.css';

/** Scroll position from which the button is shown, in px. */
const SHOWN_AFTER_PX = 200;

/** Scrolls to the top of a long page. */
export function BackToTop() {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const update = () => setIsShown(window.scrollY > SHOWN_AFTER_PX);
    update();
    window.addEventListener('scroll', update);
    return () => window.removeEventListener('scroll', update);
  }, []);
  return (
    <button
      type="button"
      className={`ui-button ui-quiet ui-icon ui-screen ${styles.button}`}
      hidden={!isShown}
      onClick={scrollToTop}
      {...clickEvent('docs', 'click-back-to-top')}
    >
      <Icon name="up" />
      <span className="visually-hidden">{t('page.backToTop')}</span>
    </button>
  );
}

function scrollToTop(): void {
  const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducesMotion ? 'instant' : 'smooth' });
  document.getElementById('main-content')?.focus({ preventScroll: true });
}
