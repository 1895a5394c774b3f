import { memo, type MouseEvent } from 'react';
import { hasModifier } from '../../ui/shared/keys';
import type { SearchHit } from '../shared/search';
import type { PanelStringKey } from '../../shell/client/language/panelStrings';
import { usePanelTranslate } from '../../shell/client/language/panelStrings';
import { PlanBadge } from '../../ui/client/Badges';
import { PanelIcon } from '../../ui/client/PanelIcon';
import { Highlight } from './Highlight';
import type { SearchItem } from './listGroups';
import styles from './SearchList.module.css';

interface SearchOptionProps {
  id: string;
  item: SearchItem;
  isActive: boolean;
  /** Name of the hit's product; empty when it is clear from the scope. */
  productName: string;
  onPoint: () => void;
  /** @param isElsewhere whether it opens in another tab or window */
  onChoose: (isElsewhere: boolean) => void;
}

/** Kinds whose names are code. */
const CODE_KINDS = ['prop', 'slot', 'class', 'variable', 'api'];

/** One line of the list: a link that is an option, or a button that does something. */
export function SearchOption({ id, item, isActive, productName, onPoint, onChoose }: SearchOptionProps) {
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.option,
    onPointerMove: onPoint,
    onClick: (event: MouseEvent) => onChoose(hasModifier(event)),
    // With the middle button.
    onAuxClick: ({ button }: MouseEvent) => button === 1 && onChoose(true),
  };
  if (item.kind === 'action') {
    const { action } = item;
    const content = (
      <>
        <PanelIcon name={action.icon} />
        <span className={styles.name}>{action.label}</span>
      </>
    );
    return action.href ? (
      <a {...shared} href={action.href}>
        {content}
      </a>
    ) : (
      <button type="button" {...shared}>
        {content}
      </button>
    );
  }
  if (item.kind === 'page') {
    return (
      <a {...shared} href={item.href}>
        <span className={styles.name}>{item.title}</span>
      </a>
    );
  }
  return (
    <a {...shared} href={item.hit.href}>
      <HitContent hit={item.hit} productName={productName} />
    </a>
  );
}

/** Memoized by hit: rendering hits takes most of the time per letter. */
const HitContent = memo(function HitContent({ hit, productName }: { hit: SearchHit; productName: string }) {
  const t = usePanelTranslate();
  const kind: PanelStringKey = `search.kind.${hit.kind}`;
  return (
    <>
      <span className={styles.text} lang="en">
        <span className={styles.name} data-code-name={CODE_KINDS.includes(hit.kind) || undefined}>
          <Highlight text={hit.name} terms={hit.terms} />
          <PlanBadge plan={hit.plan} />
        </span>
        <span className={styles.trail}>{[productName, ...hit.trail].filter(Boolean).join(' › ')}</span>
        {hit.excerpt !== '' && (
          <span className={styles.excerpt}>
            <Highlight text={hit.excerpt ?? ''} terms={hit.terms} />
          </span>
        )}
      </span>
      <span className={styles.kind}>{t(kind)}</span>
    </>
  );
});
