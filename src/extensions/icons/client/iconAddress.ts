import type { QueryFormat } from '../../../base/client/useQuery';
import { ICON_STYLES, type IconStyle } from '../shared/icons';

/** The state of the search in the address; parameters with their default value are absent. */
export interface IconAddress {
  readonly query: string;
  readonly style: IconStyle;
  /** Name of the export in the dialog; `null` while it is closed. It may not exist. */
  readonly selected: string | null;
}

/** Names of the parameters in the address. */
export const PARAMETERS = { query: 'query', style: 'theme', selected: 'selected' } as const;

export const DEFAULT_ADDRESS: IconAddress = { query: '', style: 'Filled', selected: null };

/** Longer queries are cut off. */
const MAX_QUERY = 200;

/** How the address says the state of the search; invalid styles and names are ignored. */
export const iconQuery: QueryFormat<IconAddress> = {
  parse(parameters) {
    const theme = toKey(parameters.get(PARAMETERS.style) ?? '');
    const selected = parameters.get(PARAMETERS.selected) ?? '';
    return {
      query: (parameters.get(PARAMETERS.query) ?? '').slice(0, MAX_QUERY),
      style: ICON_STYLES.find((style) => toKey(style) === theme) ?? DEFAULT_ADDRESS.style,
      selected: /^\w{1,80}$/.test(selected) ? selected : null,
    };
  },
  format: ({ query, style, selected }) => ({
    [PARAMETERS.query]: query.trim(),
    [PARAMETERS.style]: style === DEFAULT_ADDRESS.style ? null : style,
    [PARAMETERS.selected]: selected,
  }),
};

/** `Two tone`, `two-tone` and `TwoTone` are the same style. */
function toKey(style: string): string {
  return style.toLowerCase().replace(/[^a-z]/g, '');
}
