import type { ComponentState } from '../../shared/componentList';

/** The word for a state, on badges and in tables; each is translated. */
export const STATES: Readonly<Record<ComponentState, string>> = {
  new: 'New',
  beta: 'Beta',
  unstable: 'Unstable',
  lab: 'Lab',
  legacy: 'Legacy',
  deprecated: 'Deprecated',
};
