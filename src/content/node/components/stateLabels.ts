import type { ComponentState } from '../../shared/componentList';

/** Labels of the states, on badges and in tables; they are translated. */
export const STATE_LABELS: Readonly<Record<ComponentState, string>> = {
  absent: 'Not included',
  new: 'New',
  beta: 'Beta',
  unstable: 'Unstable',
  lab: 'Lab',
  legacy: 'Legacy',
  deprecated: 'Deprecated',
};
