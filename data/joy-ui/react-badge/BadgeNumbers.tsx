import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Badge, { type BadgeProps } from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

/** "99+" would be turned around in a right-to-left text. */
const slotProps = { badge: { dir: 'ltr' } };

const carts: { code: string; props: BadgeProps }[] = [
  { code: 'badgeContent={128}', props: { badgeContent: 128 } },
  { code: 'badgeContent={128} max={999}', props: { badgeContent: 128, max: 999 } },
  { code: 'badgeContent={0}', props: { badgeContent: 0 } },
  { code: 'badgeContent={0} showZero', props: { badgeContent: 0, showZero: true } },
  { code: 'badgeContent="0"', props: { badgeContent: '0' } },
];

export default function BadgeNumbers() {
  return (
    <Stack spacing={2} useFlexGap>
      {carts.map(({ code, props }) => (
        <Stack
          key={code}
          direction="row"
          spacing={4}
          useFlexGap
          sx={{ alignItems: 'center' }}
        >
          <Badge {...props} slotProps={slotProps}>
            <ShoppingCart />
          </Badge>
          <Typography level="body-sm" dir="ltr">
            {code}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
