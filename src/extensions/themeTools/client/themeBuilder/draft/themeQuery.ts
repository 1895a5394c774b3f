import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import type { QueryFormat } from '../../../../../base/client/useQuery';
import { EMPTY_DRAFT, setField, type Draft } from './draft';
import { isRecord, parseJson } from '../../../../../base/shared/unknownData';
import type { Kit } from './kit';

/** The query parameter that holds the theme. */
export const THEME_PARAMETER = 'theme';

/** Version of the format, at the start of the parameter. */
const VERSION = '1.';

/** Longer parameters and longer JSON are ignored: a theme with all fields set has about half of that. */
const MAX_LENGTH = 6000;
const MAX_JSON_LENGTH = 20_000;

/** Key next to those of the fields; its value tells which library a link is for. */
const LINK_ID_KEY = 'kit';

/** The part of a kit that addresses depend on. */
export type LinkKit = Pick<Kit, 'fields' | 'linkId'>;

/** The parameter for a draft; `null` for the library's defaults. */
export function toThemeParameter({ fields, linkId }: LinkKit, draft: Draft): string | null {
  // In the order of the fields, so that the same theme has the same address.
  const entries = [...fields.keys()].filter((key) => key in draft).map((key) => [key, draft[key]]);
  if (entries.length === 0) return null;
  const data: object = { [LINK_ID_KEY]: linkId, ...(Object.fromEntries(entries) as object) };
  return VERSION + compressToEncodedURIComponent(JSON.stringify(data));
}

/**
 * Reads the draft from a parameter. Ignores whatever is not a value of a field, and a theme of another
 * library; never throws.
 */
export function parseThemeParameter({ fields, linkId }: LinkKit, text: string | null): Draft {
  if (!text?.startsWith(VERSION) || text.length > MAX_LENGTH) return EMPTY_DRAFT;
  const json = decompress(text.slice(VERSION.length));
  const data = json.length > MAX_JSON_LENGTH ? null : parseJson(json);
  if (!isRecord(data) || Array.isArray(data) || data[LINK_ID_KEY] !== linkId) return EMPTY_DRAFT;
  return Object.entries(data).reduce(
    (draft, [key, value]) => setField(fields, draft, key, value),
    EMPTY_DRAFT,
  );
}

/** How the address says the draft. */
export function createThemeQuery(kit: LinkKit): QueryFormat<Draft> {
  return {
    parse: (query) => parseThemeParameter(kit, query.get(THEME_PARAMETER)),
    format: (draft) => ({ [THEME_PARAMETER]: toThemeParameter(kit, draft) }),
  };
}

function decompress(text: string): string {
  try {
    return decompressFromEncodedURIComponent(text) ?? '';
  } catch {
    // The link is truncated or made up: the builder starts with the defaults.
    return '';
  }
}
