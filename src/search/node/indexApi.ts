import type { Api, ComponentApi, HookApi, InterfaceApi, PropApi } from '../../api/shared/api';
import { getClassId, getPropId, getSlotId } from '../../api/shared/apiIds';
import type { Product } from '../../site/shared/product';
import type { IndexedApi, IndexedMember } from '../shared/search';
import { toExcerpt } from './readSections';

/** Longest excerpt of a description, in characters: enough to distinguish two props of the same name. */
const MAX_MEMBER_EXCERPT_LENGTH = 72;

/** Props that every component has; their hits would hide all others. */
const COMMON_PROPS = new Set(['children', 'className', 'classes', 'sx', 'style', 'theme']);

/** An API page with its members. */
export interface ApiEntry {
  readonly entry: IndexedApi;
  readonly members: readonly MemberEntry[];
}

/** A member with an excerpt of its description, and the text by which it is found. */
export interface MemberEntry {
  readonly member: IndexedMember;
  readonly excerpt: string;
  readonly text: string;
}

/** The API pages of a product that exist on the site. */
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
  // Hooks and interfaces are found only by their name, not by their fields.
  if (entry.kind !== 'component') return [];
  const props = entry.props
    .filter(({ name }) => !COMMON_PROPS.has(name))
    .map((prop) => toMember('prop', prop.name, getPropId(entry, prop), prop.description, listValues(prop)));
  const slots = entry.slots.map((slot) =>
    toMember('slot', slot.name, getSlotId(entry, slot), slot.description),
  );
  const classes = entry.classes
    .filter(({ isGlobalState }) => !isGlobalState)
    .map((one) => toMember('class', one.className, getClassId(entry, one), one.description));
  return [...props, ...slots, ...classes];
}

function toMember(
  kind: IndexedMember['kind'],
  name: string,
  id: string,
  description: string,
  values: readonly string[] = [],
): MemberEntry {
  const excerpt = toExcerpt(description, MAX_MEMBER_EXCERPT_LENGTH);
  return { member: { kind, name, id }, excerpt, text: [excerpt, ...values].join(' ') };
}

/** The values by which readers ask for a prop: `outlined`, and whether it has a default. */
function listValues({ type, defaultValue }: PropApi): string[] {
  const literals = type.members.filter((member) => /^'[a-z][\w-]*'$/i.test(member));
  return [...literals, ...(defaultValue === null ? [] : ['default', defaultValue])];
}
