/** CSS variables that styles read, with their values; `null` where a variable is read without being set. */
export type CssVariables = ReadonlyMap<string, string | null>;

const RULE = /([^{}]*)\{([^{}]*)\}/g;

/**
 * A variable named after a component or one of its parts: `--Switch-trackWidth`, but not `--joy-radius-md`.
 */
const DECLARATION = /(--[A-Z][A-Za-z]*-[A-Za-z]+):([^;]*)/g;
const USE = /var\((--[A-Z][A-Za-z]*-[A-Za-z]+)(?:,\s*)?/g;

/**
 * Reads the variables of a component from the styles of its elements, outermost first. Values that apply only
 * in a state, such as on hover, do not count as initial values.
 * @param css flat rules, as a style cache stores them
 */
export function readVariables(css: string): CssVariables {
  const values = new Map<string, string | null>();
  const set = (name: string, value: string | null) => {
    if ((values.get(name) ?? null) === null) values.set(name, value);
  };
  const rules = [...css.matchAll(RULE)].map(([, selector = '', block = '']) => ({ selector, block }));
  for (const { selector, block } of rules) {
    const isState = /[:[]/.test(selector);
    const declared = [...block.matchAll(DECLARATION)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    // Within a rule, the last declaration wins.
    for (const [name, value] of new Map(declared)) set(name, isState ? null : value.trim());
  }
  for (const { block } of rules) {
    for (const use of block.matchAll(USE)) {
      set(use[1] ?? '', readFallback(block.slice(use.index + use[0].length)));
    }
  }
  return values;
}

/** The text up to the parenthesis that closes `var(`; `null` when that is the first character. */
function readFallback(rest: string): string | null {
  let depth = 0;
  for (const [index, character] of [...rest].entries()) {
    if (character === '(') depth += 1;
    if (character === ')' && depth-- === 0) return rest.slice(0, index).trim() || null;
  }
  return null;
}
