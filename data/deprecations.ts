/** Components whose system props (`mt`, `display`, …) are deprecated since version 6, though their types do not say so. */
export const deprecatedSystemProps: Readonly<Partial<Record<string, readonly string[]>>> = {
  '@mui/material': ['Box', 'Grid', 'Grid2', 'Link', 'Stack', 'Typography'],
};
