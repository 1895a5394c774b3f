import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import { BAGS, type Bag } from './items';

interface ItemFormProps {
  onAdd: (name: string, bag: Bag) => void;
}

export function ItemForm({ onAdd }: ItemFormProps) {
  const [name, setName] = React.useState('');
  const [bag, setBag] = React.useState<Bag>('Backpack');
  const [error, setError] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setError(!trimmed);
    if (trimmed) {
      onAdd(trimmed, bag);
      setName('');
    }
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 160px auto' },
        alignItems: 'start',
      }}
    >
      <FormControl error={error}>
        <FormLabel>Item</FormLabel>
        <Input value={name} onChange={(event) => setName(event.target.value)} />
        {error && (
          <FormHelperText sx={{ color: 'danger.plainColor' }}>
            Enter what you want to pack.
          </FormHelperText>
        )}
      </FormControl>
      <FormControl>
        <FormLabel>Bag</FormLabel>
        <Select value={bag} onChange={(_, value) => value && setBag(value)}>
          {BAGS.map((one) => (
            <Option key={one} value={one}>
              {one}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Button type="submit" sx={{ mt: { sm: 3.25 } }}>
        Add
      </Button>
    </Box>
  );
}
