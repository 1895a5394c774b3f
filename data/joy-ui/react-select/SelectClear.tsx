import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Close from '@mui/icons-material/Close';

const courses = ['Starter', 'Main course', 'Dessert'];

export default function SelectClear() {
  const field = React.useRef<{ focusVisible: () => void }>(null);
  const [course, setCourse] = React.useState<string | null>('Dessert');

  const handleClear = () => {
    setCourse(null);
    // The button disappears: the field gets the focus.
    field.current?.focusVisible();
  };

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Course</FormLabel>
      <Select
        action={field}
        placeholder="All recipes"
        value={course}
        onChange={(_event, value) => setCourse(value)}
        indicator={course === null ? undefined : null}
        endDecorator={
          course !== null && (
            <IconButton aria-label="Clear the course" onClick={handleClear}>
              <Close />
            </IconButton>
          )
        }
      >
        {courses.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    </FormControl>
  );
}
