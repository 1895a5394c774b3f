import type { ApiEntry, ApiField, ClassApi, ComponentApi, HookApi, InterfaceApi, SlotApi } from './api';

/** Heading id of a component's prop or of an interface's property; other sites link to it. */
export function getPropId({ slug }: ComponentApi | InterfaceApi, { name }: ApiField): string {
  return `${slug}-prop-${name}`;
}

/** Heading id of a class; other sites link to it. */
export function getClassId({ slug }: ComponentApi, { key }: ClassApi): string {
  return `${slug}-classes-${key}`;
}

/** Heading id of a slot; other sites link to it. */
export function getSlotId({ slug }: ComponentApi, { name }: SlotApi): string {
  return `${slug}-slot-${name}`;
}

/** Heading id of a hook's parameter. */
export function getParameterId({ slug }: HookApi, { name }: ApiField): string {
  return `${slug}-parameters-${name}`;
}

/** Heading id of a property of the object that a hook returns. */
export function getReturnId({ slug }: HookApi, { name }: ApiField): string {
  return `${slug}-return-value-${name}`;
}

/** The ids of all headings of an API page. */
export function listApiIds(entry: ApiEntry): string[] {
  return [
    // Whether a page has demos of an entry is known only when all pages have been read; the export checks it.
    'demos',
    ...(entry.imports.length > 0 ? ['import'] : []),
    ...listKindIds(entry),
    'source-code',
  ];
}

function listKindIds(entry: ApiEntry): string[] {
  switch (entry.kind) {
    case 'component':
      return listComponentIds(entry);
    case 'hook':
      return [
        'parameters',
        ...entry.parameters.map((field) => getParameterId(entry, field)),
        'return-value',
        ...entry.returns.map((field) => getReturnId(entry, field)),
      ];
    case 'interface':
      return ['properties', ...entry.properties.map((field) => getPropId(entry, field))];
  }
}

function listComponentIds(component: ComponentApi): string[] {
  const { props, inherits, themeName, slots, classes } = component;
  return [
    'props',
    ...props.map((prop) => getPropId(component, prop)),
    ...(inherits ? ['inheritance'] : []),
    ...(themeName === null ? [] : ['theme-default-props']),
    ...(slots.length > 0 ? ['slots', ...slots.map((slot) => getSlotId(component, slot))] : []),
    ...(classes.length > 0 ? ['classes', ...classes.map((entry) => getClassId(component, entry))] : []),
  ];
}
