/** A function of a theme, as its types declare it, with arguments to try it with. */
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

/** The functions of the libraries' themes by their paths. What a call returns is asked from the theme itself. */
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

/** A call and what it returns, both as code. */
export interface ThemeCall {
  readonly call: string;
  readonly result: string;
}

type AnyFunction = (...values: readonly unknown[]) => unknown;

/** The signature of a function of a theme: `(...values)`. */
export function getSignature(path: readonly string[], value: AnyFunction): string {
  const known = FUNCTIONS[path.join('.')]?.parameters;
  return `(${known ?? Array.from({ length: value.length }, (_, index) => `arg${index + 1}`).join(', ')})`;
}

/** Calls of a function of a theme with their results; none for a function without examples. */
export function getCalls(path: readonly string[], owner: object, value: AnyFunction): ThemeCall[] {
  const name = path.at(-1) ?? '';
  return (FUNCTIONS[path.join('.')]?.examples ?? []).flatMap((values) => {
    try {
      const result: unknown = Reflect.apply(value, owner, values);
      return [{ call: `${name}(${values.map((one) => toCode(one)).join(', ')})`, result: toCode(result) }];
    } catch {
      // A theme may have another function of this name; then there is nothing to show.
      return [];
    }
  });
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A value as code, on one line or, with `indent`, on several; functions are `ƒ`. */
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

/** In single quotes, or in double ones if the text has single quotes and no others. */
function quote(text: string): string {
  if (text.includes("'") && !text.includes('"')) return `"${text.replace(/\\/g, '\\\\')}"`;
  return `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
}
