import { usePanelTranslate } from '../../shell/client/language/panelStrings';
import type { SearchGroup, SearchItem } from './listGroups';
import { SearchOption } from './SearchOption';
import styles from './SearchList.module.css';

interface SearchListProps {
  id: string;
  groups: readonly SearchGroup[];
  activeIndex: number;
  productNames: ReadonlyMap<string, string>;
  onPoint: (index: number) => void;
  /** @param isElsewhere whether it opens in another tab or window */
  onChoose: (item: SearchItem, index: number, isElsewhere: boolean) => void;
}

/** Id of the option at an index of the whole list. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The listbox of the search; the field keeps the focus and names the active option. */
export function SearchList({ id, groups, activeIndex, productNames, onPoint, onChoose }: SearchListProps) {
  const t = usePanelTranslate();
  const numbered = groups.map((group, place) => ({
    ...group,
    // The index of an option counts through all groups.
    first: groups.slice(0, place).reduce((sum, { items }) => sum + items.length, 0),
  }));
  return (
    <div id={id} role="listbox" aria-label={t('search.results')} className={styles.list}>
      {numbered.map(({ id: groupId, label, items, first }) => (
        <div key={groupId} role="group" aria-label={label ?? t('search.results')} className={styles.group}>
          {label && (
            <div className={styles.heading} aria-hidden="true">
              {label}
            </div>
          )}
          {items.map((item, offset) => {
            const index = first + offset;
            return (
              <SearchOption
                key={index}
                id={toOptionId(id, index)}
                item={item}
                isActive={index === activeIndex}
                productName={item.kind === 'hit' ? (productNames.get(item.hit.product) ?? '') : ''}
                onPoint={() => onPoint(index)}
                onChoose={(isElsewhere) => onChoose(item, index, isElsewhere)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
