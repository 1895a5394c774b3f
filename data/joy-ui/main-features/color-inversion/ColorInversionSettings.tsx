import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import type { ColorPaletteProp } from '@mui/joy/styles';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

const colors: ColorPaletteProp[] = [
  'primary',
  'neutral',
  'danger',
  'success',
  'warning',
];

export default function ColorInversionSettings() {
  const [inverted, setInverted] = React.useState(true);
  const [solid, setSolid] = React.useState(true);
  const [color, setColor] = React.useState<ColorPaletteProp>('success');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      useFlexGap
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <Stack spacing={2} useFlexGap sx={{ flex: 1 }}>
        <FormControl orientation="horizontal" sx={{ gap: 2 }}>
          <FormLabel sx={{ flex: 1 }}>Invert the colors</FormLabel>
          <Switch
            checked={inverted}
            onChange={(event) => setInverted(event.target.checked)}
          />
        </FormControl>
        <FormControl orientation="horizontal" sx={{ gap: 2 }}>
          <FormLabel sx={{ flex: 1 }}>Solid, instead of soft</FormLabel>
          <Switch
            checked={solid}
            onChange={(event) => setSolid(event.target.checked)}
          />
        </FormControl>
        <FormControl>
          <FormLabel>Color</FormLabel>
          <Select
            value={color}
            onChange={(_, value) => setColor(value ?? 'success')}
          >
            {colors.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
      </Stack>
      <Card
        variant={solid ? 'solid' : 'soft'}
        color={color}
        invertedColors={inverted}
        sx={{ flex: 1 }}
      >
        <Stack direction="row" sx={{ alignItems: 'center' }}>
          <Typography level="title-lg" sx={{ flex: 1 }}>
            Team files
          </Typography>
          <IconButton aria-label="More actions">
            <MoreHoriz />
          </IconButton>
        </Stack>
        <Typography textColor="text.primary" level="body-sm">
          72 of 100 GB used
        </Typography>
        <LinearProgress determinate value={72} aria-label="Storage used" />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button>Add storage</Button>
          <Button variant="outlined">Clean up</Button>
        </Stack>
      </Card>
    </Stack>
  );
}
