import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

/** A form. Nothing in it opens a popup, which would be outside the scope of the preview's variables. */
export function SampleForm() {
  return (
    <Card>
      <Typography component="p" level="title-lg">
        New task
      </Typography>
      <FormControl>
        <FormLabel>Title</FormLabel>
        <Input defaultValue="Order the gravel" autoComplete="off" />
      </FormControl>
      <FormControl error>
        <FormLabel>Hours</FormLabel>
        <Input defaultValue="two" autoComplete="off" />
        <FormHelperText>Enter a number.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Notes</FormLabel>
        <Textarea minRows={2} placeholder="What should others know?" />
      </FormControl>
      <Checkbox defaultChecked color="primary" label="Needs a delivery" />
      <Typography component="label" level="body-md" endDecorator={<Switch defaultChecked color="primary" />}>
        Remind me
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button>Add task</Button>
        <Button variant="outlined" color="neutral">
          Keep as draft
        </Button>
        <Button variant="plain" color="danger">
          Discard
        </Button>
      </Stack>
    </Card>
  );
}
