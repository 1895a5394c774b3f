/** A value that a control can set for a prop. */
export type PropValue = string | number | boolean;

/** Props by name; absent ones are not set. */
export type PropValues = Readonly<Record<string, PropValue>>;

/** How a prop is set: `handler` passes a function that does nothing, to show what it changes. */
export type ControlKind = 'switch' | 'choice' | 'text' | 'number' | 'handler';

/** The control of one prop, derived from its type. */
export interface PropControl {
  readonly name: string;
  readonly kind: ControlKind;
  /** The options of a choice, in the order of the type; empty for other kinds. */
  readonly options: readonly (string | boolean)[];
  /** The default of the prop; `null` when it is not a plain value. */
  readonly defaultValue: PropValue | null;
  /** The unit of a CSS variable whose value is a number: `px`. */
  readonly unit?: string;
}

/** A component that is the child of another one. */
export interface PlaygroundChild {
  readonly component: string;
  readonly text: string;
}

/** A component to play with: which props can be changed, and their initial values. Plain JSON. */
export interface Playground {
  /** Its anchor. */
  readonly id: string;
  readonly component: string;
  /** Whether its controls set CSS variables, and not props. */
  readonly hasVariables: boolean;
  /** `stretch`: the component fills the stage's width. */
  readonly layout: 'center' | 'stretch';
  readonly controls: readonly PropControl[];
  /** Initial values of controls, and values of fixed props; `inputProps.aria-label` is a field of a prop. */
  readonly start: PropValues;
  readonly child: PlaygroundChild | null;
  /** Whether an example of the page fills the component with content, which its code leaves out. */
  readonly hasExample: boolean;
}

/** The props that differ from their defaults, in order: fixed ones, then those of the controls. */
export function getSetProps({ controls, start }: Playground, values: PropValues): [string, PropValue][] {
  const isControlled = (name: string) => controls.some((control) => control.name === name);
  const fixed = Object.entries(start).filter(([name]) => !isControlled(name));
  const set = controls.flatMap(({ name, defaultValue }): [string, PropValue][] => {
    const value = values[name];
    const isDefault = value === undefined || value === '' || value === (defaultValue ?? false);
    return isDefault ? [] : [[name, value]];
  });
  return [...fixed, ...set];
}

/**
 * The props to pass to the component: those that differ from their defaults, where each CSS variable becomes
 * a field of `sx`, with its unit.
 */
export function getPassedProps(playground: Playground, values: PropValues): [string, PropValue][] {
  return getSetProps(playground, values).map(([name, value]) => {
    if (!name.startsWith('--')) return [name, value];
    const unit = playground.controls.find((control) => control.name === name)?.unit ?? '';
    return [`sx.${name}`, `${value}${unit}`];
  });
}

/** Whether the value of the prop is a function. */
export function isHandler({ controls }: Playground, name: string): boolean {
  return controls.some((control) => control.name === name && control.kind === 'handler');
}

/** An object as the value of a prop. */
export type Fields = Readonly<Record<string, PropValue>>;

/** Gathers the fields of a prop, `sx.color` and `sx.padding`, into one object. */
export function groupFields(props: readonly [string, PropValue][]): [string, PropValue | Fields][] {
  const groups = new Map<string, PropValue | Fields>();
  for (const [path, value] of props) {
    const [name = path, key] = path.split('.');
    const former = groups.get(name);
    groups.set(name, key === undefined ? value : { ...(typeof former === 'object' && former), [key]: value });
  }
  return [...groups];
}
