import { getExampleCalls } from '../../../content/shared/theme/themeCalls';
import { toExpression } from '../../../content/shared/theme/themePath';
import type { ThemeNode } from '../../../content/shared/theme/themeTree';
import { ScrollTable } from '../../../content/node/elements/ScrollTable';
import { getDefaultThemes } from './themes';

/**
 * Example calls of a theme's functions with the results of the default theme.
 * @throws Error when the theme has no such function with examples
 */
export function ThemeCalls({ path }: { path: string }) {
  const node = getDefaultThemes('material').light.tree.byId.get(toExpression(path.split('.'), '$'));
  const calls = [node, ...(node?.children ?? [])].flatMap((one) => (one ? listCalls(one) : []));
  if (calls.length === 0)
    throw new Error(`<ThemeReference of="calls" path="${path}">: no function with examples.`);
  return (
    <ScrollTable label={`Calls of ${path}`} head={['Call', 'Result']}>
      {calls.map(({ call, result }) => (
        <tr key={call}>
          <td>
            <code>{call}</code>
          </td>
          <td>
            <code>{result}</code>
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

function listCalls({ path, owner, value }: ThemeNode) {
  if (typeof value !== 'function') return [];
  const calls = getExampleCalls(path, owner, value as () => unknown);
  return calls.map((one) => ({ ...one, call: `${toExpression(path.slice(0, -1))}.${one.call}` }));
}
