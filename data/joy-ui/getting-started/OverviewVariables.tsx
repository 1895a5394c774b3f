import Add from '@mui/icons-material/Add';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const fields: { label: string; sx: Record<string, string> }[] = [
  { label: 'Default', sx: {} },
  { label: '--Input-radius: 20px', sx: { '--Input-radius': '20px' } },
  {
    label: '--Input-decoratorChildHeight: 20px',
    sx: { '--Input-decoratorChildHeight': '20px' },
  },
];

export default function OverviewVariables() {
  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ label, sx }) => (
        <FormControl key={label}>
          <FormLabel>{label}</FormLabel>
          <Input
            placeholder="New task"
            sx={sx}
            endDecorator={
              <IconButton variant="soft" aria-label="Add the task">
                <Add />
              </IconButton>
            }
          />
        </FormControl>
      ))}
    </Stack>
  );
}
