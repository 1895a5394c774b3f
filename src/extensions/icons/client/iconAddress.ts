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

/** Reads the parameters of an address; invalid styles and names are ignored. */
export function parseIconAddress(search: string): IconAddress {
  const parameters = new URLSearchParams(search);
  const theme = toKey(parameters.get(PARAMETERS.style) ?? '');
  const selected = parameters.get(PARAMETERS.selected) ?? '';
  return {
    query: (parameters.get(PARAMETERS.query) ?? '').slice(0, MAX_QUERY),
    style: ICON_STYLES.find((style) => toKey(style) === theme) ?? DEFAULT_ADDRESS.style,
    selected: /^\w{1,80}$/.test(selected) ? selected : null,
  };
}

/** Writes the parameters into the query of an address, and leaves all others as they are. */
export function writeIconAddress(search: string, { query, style, selected }: IconAddress): string {
  const parameters = new URLSearchParams(search);
  const set = (name: string, value: string) =>
    value ? parameters.set(name, value) : parameters.delete(name);
  set(PARAMETERS.query, query.trim());
  set(PARAMETERS.style, style === DEFAULT_ADDRESS.style ? '' : style);
  set(PARAMETERS.selected, selected ?? '');
  const text = parameters.toString();
  return text && `?${text}`;
}

/** `Two tone`, `two-tone` and `TwoTone` are the same style. */
function toKey(style: string): string {
  return style.toLowerCase().replace(/[^a-z]/g, '');
}
