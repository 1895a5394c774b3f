import { Fragment } from 'react';
import type { Plan } from '../../api/shared/plan';
import { NAV_FLAGS, type NavItem } from '../../site/shared/tree';
import { useForeignLang, useTranslate } from '../../shell/client/language/language';
import styles from './Marks.module.css';

/** The mark of a plan, if there is one. */
export function PlanMark({ plan }: { plan: Plan | undefined }) {
  const t = useTranslate();
  const lang = useForeignLang();
  if (!plan) return null;
  return (
    <>
      {/* Between two words of a name that is read aloud. */}{' '}
      <span className={styles.plan} data-plan={plan} lang={lang}>
        {t(plan === 'pro' ? 'nav.pro' : 'nav.premium')}
      </span>
    </>
  );
}

/** The marks of a page or a group of pages: its plan, and its states. */
export function Marks({ item }: { item: NavItem }) {
  const t = useTranslate();
  const lang = useForeignLang();
  return (
    <>
      <PlanMark plan={item.plan} />
      {NAV_FLAGS.filter((flag) => item[flag]).map((flag) => (
        <Fragment key={flag}>
          {' '}
          <span className={styles.chip} data-flag={flag} lang={lang}>
            {t(`nav.${flag}`)}
          </span>
        </Fragment>
      ))}
    </>
  );
}
