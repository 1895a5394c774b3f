import type { Api, ComponentApi, HookApi, InterfaceApi } from '../../model/api';
import { getClassId, getPropId, getSlotId } from '../../model/apiIds';
import type { Product } from '../../model/product';
import type { IndexedApi, IndexedMember } from '../../model/search';
import { toExcerpt } from './readSections';

/** Longest beginning of a description, in characters: it tells two props of a name apart. */
const MAX_MEMBER_EXCERPT_LENGTH = 72;

/** Props that every component takes alike; their hits would bury all others. */
const EVERYWHERE = new Set(['children', 'className', 'classes', 'sx', 'style', 'theme']);

/** An API page by its name, and what is on it. */
export interface ApiEntry {
  readonly entry: IndexedApi;
  readonly members: readonly MemberEntry[];
}

/** A member by its name, and the beginning of its description. */
export interface MemberEntry {
  readonly member: IndexedMember;
  readonly excerpt: string;
}

/** The API pages of a product that the site has. */
export function indexApi(api: Api, product: Product, hasPage: (path: string) => boolean): ApiEntry[] {
  return [...api.components, ...api.hooks, ...api.interfaces]
    .filter((entry) => entry.section === product.id && hasPage(entry.pathname))
    .map((entry) => ({
      entry: {
        path: entry.pathname,
        product: product.id,
        name: entry.name,
        packageName: entry.packageName,
        synonyms: [],
      },
      members: listMembers(entry),
    }));
}

function listMembers(entry: ComponentApi | HookApi | InterfaceApi): MemberEntry[] {
  // Hooks and interfaces are found by their name; their tables have no anchors.
  if (entry.kind !== 'component') return [];
  const props = entry.props
    .filter(({ name }) => !EVERYWHERE.has(name))
    .map((prop) => toMember('prop', prop.name, getPropId(entry, prop), prop.description));
  const slots = entry.slots.map((slot) =>
    toMember('slot', slot.name, getSlotId(entry, slot), slot.description),
  );
  const classes = entry.classes
    .filter(({ isGlobalState }) => !isGlobalState)
    .map((one) => toMember('class', one.className, getClassId(entry, one), one.description));
  return [...props, ...slots, ...classes];
}

function toMember(kind: IndexedMember['kind'], name: string, id: string, description: string): MemberEntry {
  return { member: { kind, name, id }, excerpt: toExcerpt(description, MAX_MEMBER_EXCERPT_LENGTH) };
}
