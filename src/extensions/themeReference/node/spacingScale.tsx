import { createTheme } from '@mui/material/styles';
import { ScrollTable } from '../../../content/node/elements/ScrollTable';

/** The factors that layouts use most. */
const FACTORS = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The spacing of the default theme as bars in actual size. */
export function SpacingScale() {
  const { spacing } = createTheme();
  return (
    <ScrollTable label="Spacing of the default theme" head={['Call', 'Size', 'Result', 'In sx']}>
      {FACTORS.map((factor) => (
        <tr key={factor}>
          <td>
            <code>{`theme.spacing(${factor})`}</code>
          </td>
          <td className="spacing-bar">
            <span style={{ inlineSize: spacing(factor) }} />
          </td>
          <td>
            <code>{spacing(factor)}</code>
          </td>
          <td>
            <code className="whole">{`p: ${factor}`}</code>
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}
