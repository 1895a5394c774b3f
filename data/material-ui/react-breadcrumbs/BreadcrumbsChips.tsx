import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip, { chipClasses } from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const LevelChip = styled(Chip)(({ theme }) => ({
  borderRadius: theme.shape.borderRadius,
  fontWeight: theme.typography.fontWeightMedium,
  [`&.${chipClasses.focusVisible}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  },
})) as typeof Chip;

export default function BreadcrumbsChips() {
  return (
    <Breadcrumbs
      aria-label="Path of the order"
      separator=""
      sx={{ '& .MuiBreadcrumbs-separator': { mx: 0.5 }, '& ol': { rowGap: 1 } }}
    >
      <LevelChip
        component="a"
        href="#BreadcrumbsChips"
        clickable
        icon={<StorefrontOutlined />}
        label="My shop"
      />
      <LevelChip component="a" href="#BreadcrumbsChips" clickable label="Orders" />
      <LevelChip variant="outlined" label="Order 1042" />
    </Breadcrumbs>
  );
}
