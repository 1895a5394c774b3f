import LocalShipping from '@mui/icons-material/LocalShipping';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LocalShippingRounded from '@mui/icons-material/LocalShippingRounded';
import LocalShippingSharp from '@mui/icons-material/LocalShippingSharp';
import LocalShippingTwoTone from '@mui/icons-material/LocalShippingTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const styles = [
  { label: 'Filled', Icon: LocalShipping },
  { label: 'Outlined', Icon: LocalShippingOutlined },
  { label: 'Rounded', Icon: LocalShippingRounded },
  { label: 'Sharp', Icon: LocalShippingSharp },
  { label: 'Two tone', Icon: LocalShippingTwoTone },
];

export default function IconStyles() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {styles.map(({ label, Icon }) => (
        <Stack key={label} spacing={0.5} sx={{ alignItems: 'center', width: 72 }}>
          <Icon fontSize="large" />
          <Typography variant="caption">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
