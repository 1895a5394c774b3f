import {
  findComponentApi,
  getInheritedComponents,
  type Api,
  type ComponentApi,
} from '../../../api/shared/api';
import type { Playground, PropControl, PropValue } from '../../shared/playground';
import type { PlaygroundOptions } from '../../../content/node/reader/playgroundElements';
import { createError, throwDiagnostics, type Diagnostic } from '../../../base/node/diagnostic';
import { findControl, toVariableControl, type ControlledProp } from './findControl';
import type { CssVariables } from './readVariables';

/** Where a playground is: the product and file of its page. */
export interface PlaygroundLocation {
  /** Id of the product. */
  readonly section: string;
  /** npm package that its components are imported from. */
  readonly packageName: string | null;
  /** Repository path of the page. */
  readonly file: string;
}

/** A playground and its diagnostics. */
interface CheckedPlayground {
  /** `null` when there is no such component. */
  readonly playground: Playground | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Creates a playground, whose controls come from the API of its component in the installed packages.
 * @param variables CSS variables that the component's styles read; see `loadPlaygrounds.ts`
 * @throws Error with all diagnostics, each with file, line and fix
 */
export function createPlayground(
  api: Api,
  options: PlaygroundOptions,
  location: PlaygroundLocation,
  variables: CssVariables = new Map(),
): Playground {
  const { playground, diagnostics } = checkPlayground(api, options, location, variables);
  throwDiagnostics(diagnostics);
  if (!playground) throw new Error(`${location.file}:${options.line}: a playground without a component.`);
  return playground;
}

/**
 * Creates a playground, and reports components, props, variables and start values that do not exist.
 * @param variables CSS variables that the component's styles read; `null` when the component has not been
 *   rendered
 */
export function checkPlayground(
  api: Api,
  {
    id,
    component,
    child,
    childText,
    example,
    props,
    variables: names,
    start,
    layout,
    line,
  }: PlaygroundOptions,
  { section, packageName, file }: PlaygroundLocation,
  variables: CssVariables | null,
): CheckedPlayground {
  const diagnostics: Diagnostic[] = [];
  const report = (reason: string): null => {
    diagnostics.push(createError(file, line, `<Playground component="${component}">: ${reason}`, ''));
    return null;
  };
  const find = (name: string): ComponentApi | null => {
    const found = findComponentApi(api, section, name);
    if (!found) return report(`${section} has no component "${name}".`);
    if (found.packageName === packageName) return found;
    return report(`"${name}" comes from ${found.packageName}, but the page imports from ${packageName}.`);
  };
  const own = find(component);
  if (child !== null) find(child);
  if (!own) return { playground: null, diagnostics };
  const known = [...[own, ...getInheritedComponents(api, own)].flatMap((entry) => entry.props), CHILDREN];
  const findProp = (name: string): ControlledProp | null =>
    known.find((prop) => prop.name === name) ??
    report(`it has no prop "${name}". Name one of ${own.props.map((prop) => prop.name).join(', ')}.`);

  const propControls = props.flatMap((name): PropControl | [] => {
    const prop = findProp(name);
    if (!prop) return [];
    // TextField documents no default size, but the FormControl that it inherits from does.
    const defaultValue = known.find((one) => one.name === name && one.defaultValue)?.defaultValue ?? null;
    return (
      findControl({ ...prop, defaultValue }) ??
      report(`no control can set "${name}", whose type is ${prop.type.text}. Leave it out of props.`) ??
      []
    );
  });
  const variableControls = (variables ? names : []).map((name): PropControl => {
    const initial = variables?.get(name);
    if (initial === undefined) {
      report(
        `its styles read no variable "${name}". Name one of ${[...(variables?.keys() ?? [])].join(', ')}.`,
      );
    }
    return toVariableControl(name, initial ?? null);
  });
  const controls = [...propControls, ...variableControls];
  for (const [name, value] of Object.entries(start)) {
    const control = controls.find((one) => one.name === name);
    // A name in `props` without a control has been reported above.
    if (!control && !props.includes(name) && !names.includes(name) && !NATIVE.test(name))
      findProp(name.split('.')[0] ?? name);
    if (control && !accepts(control, value))
      report(`start gives "${name}" ${JSON.stringify(value)}, which it is not.`);
  }
  return {
    playground: {
      id,
      component,
      hasVariables: names.length > 0,
      layout,
      controls,
      start,
      child: child === null ? null : { component: child, text: childText },
      hasExample: example !== null,
    },
    diagnostics,
  };
}

/** Native attributes: components pass them on to their element, so the extracted API lacks them. */
const NATIVE = /^(?:(?:aria|data)-[a-z-]+|href|placeholder)$/;

/** Some components inherit `children` from React's types, whose props are not extracted. */
const CHILDREN: ControlledProp = {
  name: 'children',
  type: { text: 'React.ReactNode', members: [] },
  defaultValue: null,
  signature: null,
};

function accepts({ kind, options }: PropControl, value: PropValue): boolean {
  switch (kind) {
    case 'choice':
      return options.some((option) => option === value);
    case 'switch':
    case 'handler':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
  }
}
