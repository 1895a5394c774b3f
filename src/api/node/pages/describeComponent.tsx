import type { Api, ClassApi, ComponentApi, SlotApi } from '../../shared/api';
import { getClassId, getPropId, getSlotId } from '../../shared/apiIds';
import { elements } from '../../../content/node/elements/elements';
import type { ApiRow } from './ApiList';
import { Description, toAnchor, toFieldList, type RowContext } from './fieldRows';
import { Inheritance } from './Inheritance';
import { Markdown } from './Markdown';
import { PropNotes } from './PropNotes';
import type { ApiPagePart } from './apiPagePart';

/** Props, inheritance, theme, slots and classes of a component. */
export function describeComponent(component: ComponentApi, api: Api, context: RowContext): ApiPagePart[] {
  return [
    describeProps(component, api, context),
    ...describeTheme(component),
    ...(component.slots.length > 0 ? [describeSlots(component, context)] : []),
    ...(component.classes.length > 0 ? [describeClasses(component, context)] : []),
  ];
}

function describeProps(component: ComponentApi, api: Api, context: RowContext): ApiPagePart {
  const { name, description, props, inherits } = component;
  return {
    heading: { id: 'props', text: 'Props' },
    intro: props.length === 0 && <p>{name} has no props of its own.</p>,
    list: toFieldList(props, (prop) => getPropId(component, prop), context),
    end: (
      <>
        {inherits && <Inheritance component={component} api={api} context={context} />}
        <Markdown resolveHref={context.resolveHref}>{description}</Markdown>
        <PropNotes component={component} />
      </>
    ),
    headings: inherits ? [{ id: 'inheritance', text: 'Inheritance', level: 3 }] : [],
  };
}

function describeTheme({ name, themeName }: ComponentApi): ApiPagePart[] {
  if (themeName === null) return [];
  return [
    {
      intro: (
        <>
          <elements.h3 id="theme-default-props">Theme default props</elements.h3>
          <p>
            The theme sets default props of every {name} under{' '}
            <code>components.{themeName}.defaultProps</code>.
          </p>
        </>
      ),
      headings: [{ id: 'theme-default-props', text: 'Theme default props', level: 3 }],
    },
  ];
}

function describeSlots(component: ComponentApi, { resolveHref }: RowContext): ApiPagePart {
  const { slots } = component;
  const toRow = (slot: SlotApi): ApiRow => ({
    ...toAnchor(getSlotId(component, slot)),
    name: slot.name,
    isDeprecated: false,
    badges: [],
    cells: {
      class: slot.className && <code className="api-code">.{slot.className}</code>,
      default: slot.defaultValue && <code className="api-code">{slot.defaultValue}</code>,
      text: slot.description && <Markdown resolveHref={resolveHref}>{slot.description}</Markdown>,
    },
  });
  return {
    heading: { id: 'slots', text: 'Slots' },
    intro: (
      <p>
        Parts of {component.name} that <code>slots</code> replaces and <code>slotProps</code> gives props.
      </p>
    ),
    list: {
      section: 'slots',
      columns: [
        { key: 'class', label: 'Class' },
        { key: 'default', label: 'Default' },
        { key: 'text', label: 'Description' },
      ],
      rows: slots.map(toRow),
    },
  };
}

function describeClasses(component: ComponentApi, { resolveHref }: RowContext): ApiPagePart {
  const toRow = (entry: ClassApi): ApiRow => ({
    ...toAnchor(getClassId(component, entry)),
    name: entry.key,
    isDeprecated: entry.deprecation !== null,
    badges: [
      ...(entry.isGlobalState ? [{ text: 'state', tone: 'state' } as const] : []),
      ...(entry.deprecation === null ? [] : [{ text: 'deprecated', tone: 'deprecated' } as const]),
    ],
    cells: {
      class: <code className="api-code">.{entry.className}</code>,
      text: <Description of={entry} resolveHref={resolveHref} />,
    },
  });
  const hasStates = component.classes.some(({ isGlobalState }) => isGlobalState);
  return {
    heading: { id: 'classes', text: 'CSS classes' },
    intro: (
      <p>
        For style sheets
        {component.props.some(({ name }) => name === 'classes') && (
          <>
            ; the names are also keys of the <code>classes</code> prop
          </>
        )}
        .{hasStates && ' Many components share a state class: use it together with another one.'}
      </p>
    ),
    list: {
      section: 'classes',
      columns: [
        { key: 'class', label: 'Class' },
        { key: 'text', label: 'Description' },
      ],
      rows: component.classes.map(toRow),
    },
  };
}
