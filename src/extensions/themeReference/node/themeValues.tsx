import type { CSSProperties } from 'react';
import { toExpression } from '../../../content/shared/theme/themePath';
import type { ThemeNode } from '../../../content/shared/theme/themeTree';
import { getDefaultThemes, type DefaultThemes } from './themes';

interface ThemeValuesProps {
  /** Keys of the theme, separated by commas. */
  of: string;
  /** The library: `material` (default) or `joy`. */
  theme?: string;
}

/**
 * The values of a library's default theme, read from the installed package: one table per key, with a column
 * for each color scheme where they differ.
 * @throws Error for a key that the theme does not have
 */
export function ThemeValues({ of, theme = 'material' }: ThemeValuesProps) {
  const themes = getDefaultThemes(theme);
  return of.split(',').map((key) => {
    const node = themes.light.tree.byId.get(toExpression([key.trim()], '$'));
    if (!node) {
      const keys = themes.light.tree.roots.map((root) => root.key).join(', ');
      throw new Error(`<ThemeValues of="${of}">: the theme has no key "${key.trim()}". It has ${keys}.`);
    }
    return <Values key={key} node={node} themes={themes} />;
  });
}

function Values({ node, themes }: { node: ThemeNode; themes: DefaultThemes }) {
  const leaves = listLeaves(node);
  const rows = leaves.map((light) => ({ light, dark: themes.dark.tree.byId.get(light.id) ?? light }));
  const differs = rows.some(({ light, dark }) => light.text !== dark.text);
  return (
    <details className="theme-values">
      <summary>
        <code>{node.key}</code>{' '}
        <span className="ui-muted">{rows.length === 1 ? '1 value' : `${rows.length} values`}</span>
      </summary>
      <div className="table-scroll" tabIndex={0} role="group" aria-label={`Values of ${node.key}`}>
        <table>
          <thead>
            <tr>
              <th>Path</th>
              <th>{differs ? 'Light' : 'Value'}</th>
              {differs && <th>Dark</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ light, dark }) => (
              <tr key={light.id}>
                <td>
                  <code>{light.id.slice(2)}</code>
                </td>
                <Value node={light} resolve={themes.light.resolve} />
                {differs && <Value node={dark} resolve={themes.dark.resolve} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Value({ node, resolve }: { node: ThemeNode; resolve: (text: string) => string }) {
  const { kind, text } = node;
  return (
    <td>
      {kind === 'color' && (
        <span className="ui-swatch" style={{ '--swatch': resolve(text) } as CSSProperties} />
      )}
      <code>{text || (kind === 'array' ? '[]' : '{}')}</code>
    </td>
  );
}

/** The leaf values below a node; a function counts as a value even if it has functions attached. */
function listLeaves(node: ThemeNode): ThemeNode[] {
  const below = node.children.flatMap(listLeaves);
  return below.length === 0 || node.kind === 'function' ? [node, ...below] : below;
}
