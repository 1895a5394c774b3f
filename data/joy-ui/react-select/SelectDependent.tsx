import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const floors: Record<string, string[]> = {
  Harbor: ['Ground floor', 'Loft'],
  Station: ['Hall A', 'Hall B', 'Gallery'],
};

export default function SelectDependent() {
  const [building, setBuilding] = React.useState('Harbor');
  const [floor, setFloor] = React.useState<string | null>('Loft');

  return (
    <Stack spacing={2} useFlexGap sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl>
        <FormLabel>Building</FormLabel>
        <Select
          value={building}
          onChange={(_event, value) => value && setBuilding(value)}
        >
          {Object.keys(floors).map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Floor</FormLabel>
        <Select
          placeholder="Choose a floor"
          value={floor}
          onChange={(_event, value) => setFloor(value)}
        >
          {floors[building]?.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
