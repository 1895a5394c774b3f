import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { findNextIndex } from '../../../../ui/shared/arrowKeys';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Id of the panel, and the prefix of the tabs' ids. */
  panelId: string;
  className?: string;
}

/** Tabs that share one panel: one tab stop; arrow keys select. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
  className,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Tabs that the style sheet hides do not count.
    const shown = [...(list.current?.children ?? [])].filter(
      (tab): tab is HTMLElement => tab instanceof HTMLElement && tab.offsetParent !== null,
    );
    const isMirrored = list.current && getComputedStyle(list.current).direction === 'rtl';
    const index = shown.findIndex((tab) => tab === document.activeElement);
    const next = findNextIndex(event.key, index, shown.length, isMirrored ? 'row-reverse' : 'row');
    const tab = next === null ? undefined : shown[next];
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    tab.click();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`ui-tabs ${className ?? ''}`}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={toTabId(panelId, tab.id)}
          data-view={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Id of a tab, by which its panel is labeled. */
export function toTabId(panelId: string, id: string): string {
  return `${panelId}-${id}`;
}
