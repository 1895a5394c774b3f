import { Fragment } from 'react';
import type { Plan } from '../../api/shared/plan';
import { NAV_FLAGS, type NavItem } from '../../site/shared/tree';
import { useForeignLang, useTranslate } from '../../shell/client/language/language';
import type { ProductEntry } from '../../site/shared/product';

/** The release state of a product, such as "beta"; nothing for a stable one. */
export function ProductState({ state }: Pick<ProductEntry, 'state'>) {
  const t = useTranslate();
  return state && <span className="ui-chip product-state"> {t(`nav.${state}`)}</span>;
}

/** The badge of a plan, if there is one. */
export function PlanBadge({ plan }: { plan: Plan | undefined }) {
  const t = useTranslate();
  const lang = useForeignLang();
  if (!plan) return null;
  return (
    <>
      {/* Screen readers read it as a word of its own. */}{' '}
      <span className="ui-chip" data-plan={plan} lang={lang}>
        {t(plan === 'pro' ? 'nav.pro' : 'nav.premium')}
      </span>
    </>
  );
}

/** The badges of a page or a group of pages: its plan, and its states. */
export function NavBadges({ item }: { item: NavItem }) {
  const t = useTranslate();
  const lang = useForeignLang();
  return (
    <>
      <PlanBadge plan={item.plan} />
      {NAV_FLAGS.filter((flag) => item[flag]).map((flag) => (
        <Fragment key={flag}>
          {' '}
          <span className="ui-chip" data-flag={flag} lang={lang}>
            {t(`nav.${flag}`)}
          </span>
        </Fragment>
      ))}
    </>
  );
}
