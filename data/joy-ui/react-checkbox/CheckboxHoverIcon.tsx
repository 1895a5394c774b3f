import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Done from '@mui/icons-material/Done';

const tasks = ['Print the labels', 'Weigh the parcels', 'Book the courier'];

export default function CheckboxHoverIcon() {
  return (
    <Stack role="group" aria-label="Packing tasks" spacing={1.5} useFlexGap>
      {tasks.map((task) => (
        <Checkbox
          key={task}
          color="success"
          label={task}
          uncheckedIcon={<Done />}
          checkedIcon={<Done />}
          sx={{
            '& svg': { opacity: 0, transition: 'opacity 120ms' },
            '&:hover svg': { opacity: 0.5 },
            [`& .${checkboxClasses.checked} svg`]: { opacity: 1 },
          }}
        />
      ))}
    </Stack>
  );
}
