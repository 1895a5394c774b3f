import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

interface Product {
  name: string;
  department: 'Bakery' | 'Dairy' | 'Fruit';
}

const products: Product[] = [
  { name: 'Milk', department: 'Dairy' },
  { name: 'Apples', department: 'Fruit' },
  { name: 'Rye bread', department: 'Bakery' },
  { name: 'Bananas', department: 'Fruit' },
  { name: 'Butter', department: 'Dairy' },
  { name: 'Croissants', department: 'Bakery' },
  { name: 'Yogurt', department: 'Dairy' },
];

// Options of one group must be neighbors: sort by the group first.
const byDepartment = [...products].sort(
  (a, b) =>
    a.department.localeCompare(b.department, 'en') ||
    a.name.localeCompare(b.name, 'en'),
);

export default function AutocompleteGroups() {
  const id = React.useId();

  return (
    <Autocomplete
      options={byDepartment}
      groupBy={(product) => product.department}
      getOptionLabel={(product) => product.name}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Product" />}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <div role="group" aria-labelledby={`${id}-${group}`}>
            <ListSubheader component="div" id={`${id}-${group}`}>
              {group}
            </ListSubheader>
            <Box component="ul" role="presentation" sx={{ p: 0 }}>
              {children}
            </Box>
          </div>
        </li>
      )}
    />
  );
}
