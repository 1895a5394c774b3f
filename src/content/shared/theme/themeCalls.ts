/** The parameters of a theme function, as its types declare them, and arguments for example calls. */
interface ThemeFunction {
  readonly parameters: string;
  readonly examples: readonly (readonly unknown[])[];
}

const BREAKPOINT_FUNCTIONS = {
  up: { parameters: 'key', examples: [['sm'], [700]] },
  down: { parameters: 'key', examples: [['md']] },
  between: { parameters: 'start, end', examples: [['sm', 'md']] },
  only: { parameters: 'key', examples: [['sm']] },
  not: { parameters: 'key', examples: [['sm']] },
} as const;

/** The functions of the libraries' themes by path. The results of calls come from the theme itself. */
const FUNCTIONS: Readonly<Record<string, ThemeFunction>> = {
  spacing: { parameters: '...values', examples: [[2], [1, 2], [0.5], ['auto', 1]] },
  ...prefix('breakpoints', BREAKPOINT_FUNCTIONS),
  ...prefix('containerQueries', BREAKPOINT_FUNCTIONS),
  containerQueries: { parameters: 'name', examples: [] },
  'palette.getContrastText': {
    parameters: 'background',
    examples: [['rgb(255, 255, 255)'], ['rgb(0, 0, 0)']],
  },
  'palette.augmentColor': {
    parameters: '{ color, name? }',
    examples: [[{ color: { main: 'rgb(122, 75, 18)' } }]],
  },
  'typography.pxToRem': { parameters: 'px', examples: [[14], [24]] },
  'transitions.create': {
    parameters: 'properties, options?',
    examples: [['opacity'], [['opacity', 'transform'], { duration: 150 }]],
  },
  'transitions.getAutoHeightDuration': { parameters: 'height', examples: [[200]] },
  applyStyles: { parameters: 'mode, styles', examples: [['dark', { opacity: 0.8 }]] },
  unstable_sx: { parameters: 'styles', examples: [[{ p: 2 }]] },
  getCssVar: { parameters: 'name', examples: [['palette-primary-500'], ['radius-md']] },
  getColorSchemeSelector: { parameters: 'scheme', examples: [['dark']] },
  shouldSkipGeneratingVar: {
    parameters: 'keys',
    examples: [[['typography', 'h1']], [['palette', 'primary']]],
  },
  generateThemeVars: { parameters: '', examples: [] },
  generateStyleSheets: { parameters: '', examples: [] },
  generateSpacing: { parameters: '', examples: [] },
};

function prefix(
  object: string,
  functions: Readonly<Record<string, ThemeFunction>>,
): Record<string, ThemeFunction> {
  return Object.fromEntries(Object.entries(functions).map(([name, it]) => [`${object}.${name}`, it]));
}

/** A call and its result, both as code. */
export interface ThemeCall {
  readonly call: string;
  readonly result: string;
}

type AnyFunction = (...values: readonly unknown[]) => unknown;

/** The parameter list of a theme function: `(...values)`. */
export function getSignature(path: readonly string[], value: AnyFunction): string {
  const known = FUNCTIONS[path.join('.')]?.parameters;
  return `(${known ?? Array.from({ length: value.length }, (_, index) => `arg${index + 1}`).join(', ')})`;
}

/** Example calls of a theme function with their results; none for a function without examples. */
export function getExampleCalls(path: readonly string[], owner: object, value: AnyFunction): ThemeCall[] {
  const name = path.at(-1) ?? '';
  return (FUNCTIONS[path.join('.')]?.examples ?? []).flatMap((values) => {
    try {
      const result: unknown = Reflect.apply(value, owner, values);
      return [{ call: `${name}(${values.map((one) => toCode(one)).join(', ')})`, result: toCode(result) }];
    } catch {
      // A theme may have a different function of this name, which may throw; then there is nothing to show.
      return [];
    }
  });
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Formats a value as code, on one line or, with `indent`, on several; functions become `ƒ`. */
export function toCode(value: unknown, indent?: string): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = indent === undefined ? undefined : `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => toCode(item, inner))
    : Object.entries(value).map(([key, item]) => `${toKey(key)}: ${toCode(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  if (inner !== undefined)
    return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
  return Array.isArray(value) ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
}

function toKey(key: string): string {
  return IDENTIFIER.test(key) || /^(0|[1-9]\d*)$/.test(key) ? key : quote(key);
}

/** Uses single quotes, or double quotes if the text contains only single ones. */
function quote(text: string): string {
  if (text.includes("'") && !text.includes('"')) return `"${text.replace(/\\/g, '\\\\')}"`;
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}
