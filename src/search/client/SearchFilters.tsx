import { useId, type ReactNode } from 'react';
import { SEARCH_FILTERS, type SearchFilter, type SearchScope } from '../shared/search';
import { usePanelTranslate } from '../../shell/client/language/panelStrings';
import styles from './SearchFilters.module.css';

/** A scope, and the label of its chip. */
export interface ScopeChoice {
  readonly label: string;
  readonly scope: SearchScope;
}

interface SearchFiltersProps {
  scopes: readonly ScopeChoice[];
  scope: SearchScope;
  onScope: (scope: SearchScope) => void;
  filter: SearchFilter | null;
  onFilter: (filter: SearchFilter | null) => void;
}

/** `Object.keys` is typed as strings; these are the keys in the order of the chips. */
const FILTERS = Object.keys(SEARCH_FILTERS) as SearchFilter[];

/** Scope and kind of the search, as two rows of chips. */
export function SearchFilters({ scopes, scope, onScope, filter, onFilter }: SearchFiltersProps) {
  const t = usePanelTranslate();
  return (
    <div className={styles.filters}>
      <Row label={t('search.filter')}>
        {[null, ...FILTERS].map((value) => (
          <Chip
            key={value}
            group="filter"
            label={t(value ? `search.filter.${value}` : 'search.filter.all')}
            isChosen={value === filter}
            onChoose={() => onFilter(value)}
          />
        ))}
      </Row>
      <Row label={t('search.scope')}>
        {scopes.map((choice) => (
          <Chip
            key={choice.label}
            group="scope"
            label={choice.label}
            isChosen={isSameScope(choice.scope, scope)}
            onChoose={() => onScope(choice.scope)}
          />
        ))}
      </Row>
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  group: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Chip({ group, label, isChosen, onChoose }: ChipProps) {
  const name = useId();
  return (
    <label className={styles.chip} htmlFor={name}>
      <input id={name} type="radio" name={`search-${group}`} checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}

function isSameScope(a: SearchScope, b: SearchScope): boolean {
  if (a.kind === 'all' || b.kind === 'all') return a.kind === b.kind;
  return a.kind === b.kind && a.product === b.product;
}
