import Button, { type ButtonProps } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const orders: { status: string; detail: string; color: ButtonProps['color'] }[] = [
  { status: 'Draft', detail: 'Three items, not sent', color: 'neutral' },
  { status: 'Confirmed', detail: 'By Yuki on March 3', color: 'primary' },
  { status: 'Delivered', detail: 'Signed at 9:12', color: 'success' },
  { status: 'Delayed', detail: 'Two days behind', color: 'warning' },
  { status: 'Lost', detail: 'The courier refunds €84', color: 'danger' },
];

export default function TooltipColors() {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {orders.map(({ status, detail, color }) => (
        <Tooltip
          key={status}
          describeChild
          title={detail}
          color={color}
          variant="soft"
        >
          <Button size="sm" color={color} variant="soft">
            {status}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
