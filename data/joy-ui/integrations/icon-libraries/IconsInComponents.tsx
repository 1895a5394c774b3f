import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Inventory from '@mui/icons-material/Inventory2';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Search from '@mui/icons-material/Search';

export default function IconsInComponents() {
  return (
    <Stack
      spacing={2}
      useFlexGap
      sx={{ width: '100%', maxWidth: 400, mx: 'auto', alignItems: 'flex-start' }}
    >
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button size="sm" startDecorator={<LocalShipping />}>
          Deliver
        </Button>
        <Button variant="outlined" startDecorator={<LocalShipping />}>
          Deliver
        </Button>
        <Button
          size="lg"
          variant="soft"
          color="danger"
          startDecorator={<LocalShipping />}
        >
          Deliver
        </Button>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
        <IconButton aria-label="Stock">
          <Inventory />
        </IconButton>
        <Chip color="success" startDecorator={<Inventory />}>
          In stock
        </Chip>
      </Stack>
      <Input
        startDecorator={<Search />}
        placeholder="Order number"
        slotProps={{ input: { 'aria-label': 'Order number' } }}
        sx={{ width: '100%' }}
      />
      <Alert
        variant="soft"
        color="primary"
        startDecorator={<LocalShipping />}
        sx={{ width: '100%' }}
      >
        Three parcels leave today.
      </Alert>
    </Stack>
  );
}
