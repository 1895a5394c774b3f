import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DefaultProps } from '../../../../../../../src/extensions/themeTools/client/themeBuilder/draft/defaultProps';
import { COMPONENT_DEFAULTS as JOY_DEFAULTS } from '../../../../../../../src/extensions/themeTools/client/themeBuilder/kits/joy/componentDefaults';
import { COMPONENT_DEFAULTS } from '../../../../../../../src/extensions/themeTools/client/themeBuilder/kits/material/componentDefaults';

const listCases = (components: DefaultProps) =>
  Object.entries(components).flatMap(([key, props]) =>
    Object.entries(props).map(([prop, values]) => [key.slice('Mui'.length), prop, values] as const),
  );

/** The default that types say for a prop. */
function readDefault(file: string, prop: string): string | undefined {
  const types = readFileSync(`node_modules/@mui/${file}`, 'utf8');
  const comment = new RegExp(`@default ([^\\n]+)(?:(?!@default).)*?\\n\\s+${prop}\\?:`, 's').exec(types);
  return comment?.[1]?.replaceAll("'", '');
}

/** Props that a component has from another, or whose types say no default. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Card.variant': 'Paper',
  'TextField.size': 'FormControl',
};

// That the values are of the props' types is checked where they are written, by `satisfies`.
describe('the default props', () => {
  it.each(
    listCases(COMPONENT_DEFAULTS).filter(
      ([component, prop]) => `${component}.${prop}` !== 'AppBar.elevation',
    ),
  )('of %s: %s begins with the library’s own default', (component, prop, [first]) => {
    const home = ELSEWHERE[`${component}.${prop}`] ?? component;
    expect(readDefault(`material/${home}/${home}.d.ts`, prop)).toBe(String(first));
  });

  it('of AppBar: elevation begins with the one in its code, which its types do not tell', () => {
    const code = readFileSync('node_modules/@mui/material/AppBar/AppBar.js', 'utf8');
    expect(/elevation: (\d+)/.exec(code)?.[1]).toBe(String(COMPONENT_DEFAULTS.MuiAppBar.elevation[0]));
  });

  it.each(listCases(JOY_DEFAULTS))(
    'of Joy UI’s %s: %s begins with the library’s own default',
    (component, prop, [first]) => {
      expect(readDefault(`joy/${component}/${component}Props.d.ts`, prop)).toBe(String(first));
    },
  );
});
