import type { ProductPackage } from '../../src/site/shared/product';

export const packages: readonly ProductPackage[] = [
  {
    name: '@mui/material',
    leftOut: ['StyledEngineProvider'],
    insteadOf: {
      Hidden:
        "Set `display` for each breakpoint in the `sx` prop, `sx={{ display: { xs: 'none', md: 'block' } }}`. What should not be rendered at all depends on [`useMediaQuery`](/material-ui/react-use-media-query/).",
    },
  },
  { name: '@mui/lab', taggedBy: '@mui/material', isLab: true },
];
