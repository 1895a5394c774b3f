import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Typography from '@mui/joy/Typography';

const countries = {
  Norway: ['Bergen', 'Oslo', 'Stavanger', 'Trondheim'],
  Portugal: ['Faro', 'Lisbon', 'Porto'],
  Spain: ['Bilbao', 'Madrid', 'Valencia'],
};

export default function SelectGroups() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <FormLabel>Fly to</FormLabel>
      <Select
        defaultValue="Lisbon"
        slotProps={{ listbox: { component: 'div', sx: { maxHeight: 260 } } }}
      >
        {Object.entries(countries).map(([country, cities]) => (
          <List key={country} role="group" aria-labelledby={`${id}-${country}`}>
            <ListItem id={`${id}-${country}`} sticky>
              <Typography level="body-xs" sx={{ fontWeight: 'lg' }}>
                {country}
              </Typography>
            </ListItem>
            {cities.map((city) => (
              <Option key={city} value={city}>
                {city}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </FormControl>
  );
}
