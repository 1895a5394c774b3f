import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const states = [
  {
    color: 'success',
    icon: <CheckCircle />,
    title: 'Order 2081 has been delivered',
    text: 'The parcel is at the front desk.',
  },
  {
    color: 'warning',
    icon: <WarningAmber />,
    title: 'Your card expires soon',
    text: 'Add another one before June 30.',
  },
  {
    color: 'danger',
    icon: <ErrorOutline />,
    title: 'The payment failed',
    text: 'Your bank declined €34.80.',
  },
  {
    color: 'neutral',
    icon: <InfoOutlined />,
    title: 'The shop closes at 6 p.m. today',
    text: 'Later orders are packed tomorrow.',
  },
] as const;

export default function AlertStates() {
  return (
    <Stack spacing={1.5} useFlexGap>
      {states.map(({ color, icon, title, text }) => (
        <Alert
          key={color}
          role="note"
          color={color}
          startDecorator={icon}
          sx={{ alignItems: 'flex-start' }}
        >
          <Box>
            <Typography level="title-sm" textColor="inherit">
              {title}
            </Typography>
            <Typography level="body-sm" textColor="inherit">
              {text}
            </Typography>
          </Box>
        </Alert>
      ))}
    </Stack>
  );
}
