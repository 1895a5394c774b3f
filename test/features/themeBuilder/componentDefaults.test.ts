import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPONENT_DEFAULTS } from '../../../src/features/themeBuilder/componentDefaults';

const CASES = Object.entries(COMPONENT_DEFAULTS).flatMap(([key, props]) =>
  Object.entries(props).map(([prop, values]) => [key.slice('Mui'.length), prop, values] as const),
);

/** Props that a component has from another, or whose types say no default. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Card.variant': 'Paper',
  'TextField.size': 'FormControl',
};

// That the values are of the props' types is checked where they are written, by `satisfies`.
describe('the default props', () => {
  it.each(CASES.filter(([component, prop]) => `${component}.${prop}` !== 'AppBar.elevation'))(
    'of %s: %s begins with the library’s own default',
    (component, prop, [first]) => {
      const home = ELSEWHERE[`${component}.${prop}`] ?? component;
      const types = readFileSync(`node_modules/@mui/material/${home}/${home}.d.ts`, 'utf8');
      const comment = new RegExp(`@default ([^\\n]+)(?:(?!@default).)*?\\n\\s+${prop}\\?:`, 's').exec(types);
      expect(comment?.[1]?.replaceAll("'", '')).toBe(String(first));
    },
  );

  it('of AppBar: elevation begins with the one in its code, which its types do not tell', () => {
    const code = readFileSync('node_modules/@mui/material/AppBar/AppBar.js', 'utf8');
    expect(/elevation: (\d+)/.exec(code)?.[1]).toBe(String(COMPONENT_DEFAULTS.MuiAppBar.elevation[0]));
  });
});
