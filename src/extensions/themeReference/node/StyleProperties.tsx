import { Fragment } from 'react';
import * as system from '@mui/system';
import { createTheme, unstable_defaultSxConfig, unstable_styleFunctionSx } from '@mui/system';
import { ScrollTable } from '../../../content/node/elements/ScrollTable';

interface StylePropertiesProps {
  /** A style function of `@mui/system` that has several properties, such as `borders`; by default, all. */
  of?: string | undefined;
}

/**
 * The properties that `sx` adds to CSS or reads from the theme, determined by running the installed package:
 * what each sets, where in the theme it looks up its value, and what the number 1 becomes.
 * @throws Error when the package has no such function
 */
export function StyleProperties({ of }: StylePropertiesProps) {
  const names = of === undefined ? Object.keys(unstable_defaultSxConfig) : listProperties(of);
  const rows = names.map((name) => ({
    name,
    cells: [listTargets(name), listThemeKeys(name), describeOne(name)],
  }));
  // An empty column would only make the table wider than a phone.
  const columns = ['CSS', 'Theme key', 'The number 1']
    .map((title, index) => ({ title, index }))
    .filter(({ index }) => rows.some(({ cells }) => cells[index]?.length));
  return (
    <ScrollTable
      label={of === undefined ? 'All properties' : `Properties of ${of}`}
      head={['Property', ...columns.map(({ title }) => title)]}
    >
      {rows.map(({ name, cells }) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          {columns.map(({ title, index }) => (
            <td key={title}>
              {title === 'CSS' && !cells[index]?.length
                ? 'all properties of a variant'
                : toCodes(cells[index] ?? [])}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

function toCodes(texts: readonly string[]) {
  if (texts.length === 0) return null;
  return texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      <code>{text}</code>
    </Fragment>
  ));
}

/** The properties of a function such as `borders`, in its order. */
function listProperties(of: string): readonly string[] {
  const found: unknown = Object.entries(system).find(([name]) => name === of)?.[1];
  if (typeof found === 'function' && 'filterProps' in found && Array.isArray(found.filterProps))
    return found.filterProps;
  throw new Error(`<StyleProperties of="${of}">: @mui/system has no style function "${of}".`);
}

const THEME = createTheme();

/** Themes that differ from the default theme in one value each, by its key. */
const CHANGED_THEMES = {
  spacing: createTheme({ spacing: THEME.spacing(2) }),
  'breakpoints.values': createTheme({ breakpoints: { values: { xs: 0, sm: 1, md: 2, lg: 3, xl: 4 } } }),
};

/** The theme keys in which the values of a property are looked up. */
function listThemeKeys(name: string): string[] {
  const { themeKey } = unstable_defaultSxConfig[name] ?? {};
  const found = Object.entries(CHANGED_THEMES).filter(([, theme]) =>
    [1, 'sm'].some((value) => resolve(name, value) !== resolve(name, value, theme)),
  );
  return [...(themeKey ? [themeKey] : []), ...found.map(([key]) => key)];
}

/** The CSS properties that a property sets, in kebab case. */
function listTargets(name: string): string[] {
  return listStyles(name, 1).map(([property]) => toCssName(property));
}

/** What the number 1 becomes; nothing if the property does not change it. */
function describeOne(name: string): string[] {
  const values = listStyles(name, 1).map(([, value]) =>
    value === 1 || typeof value === 'object' ? '' : toCssValue(value),
  );
  return [...new Set(values)].filter(Boolean);
}

function listStyles(name: string, value: number | string) {
  return Object.entries(unstable_styleFunctionSx({ sx: { [name]: value }, theme: THEME }) ?? {});
}

function resolve(name: string, value: number | string, theme = THEME): string {
  return JSON.stringify(unstable_styleFunctionSx({ sx: { [name]: value }, theme }));
}

/** `paddingTop` → `padding-top`; at-rules stay as they are. */
function toCssName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Adds the unit `px` to a number, as Emotion does. */
function toCssValue(value: unknown): string {
  return typeof value === 'number' ? `${value}px` : String(value);
}
