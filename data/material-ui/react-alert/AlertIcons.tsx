import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import Restaurant from '@mui/icons-material/Restaurant';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const iconMapping: AlertProps['iconMapping'] = {
  info: <Lightbulb fontSize="inherit" />,
};

export default function AlertIcons() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert severity="warning" icon={<Restaurant fontSize="inherit" />} role="note">
        This recipe contains nuts.
      </Alert>
      <Alert severity="info" iconMapping={iconMapping} role="note">
        The soup tastes even better the next day.
      </Alert>
      <Alert severity="info" icon={false} role="note">
        All amounts are for four people.
      </Alert>
    </Stack>
  );
}
