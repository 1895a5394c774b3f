import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';

const options = {
  direction: ['row', 'column'],
  vertical: ['top', 'middle', 'bottom'],
  horizontal: ['left', 'middle', 'right'],
} as const;

type Values = { [Name in keyof typeof options]: (typeof options)[Name][number] };

const names = ['direction', 'vertical', 'horizontal'] as const;

export default function ChartLegendPosition() {
  const [values, setValues] = React.useState<Values>({
    direction: 'row',
    vertical: 'bottom',
    horizontal: 'middle',
  });
  const { direction, ...position } = values;

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        {names.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={values[name]}
            onChange={(event) =>
              setValues({ ...values, [name]: event.target.value })
            }
            sx={{ flex: 1, minWidth: 0 }}
          >
            {options[name].map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <PieChart
        title="Letters, parcels and catalogs"
        desc="Of 100 deliveries, 52 are letters, 39 parcels and 9 catalogs."
        height={280}
        margin={{ top: 70, bottom: 70, left: 100, right: 100 }}
        series={[
          {
            data: [
              { id: 'letters', label: 'Letters', value: 52 },
              { id: 'parcels', label: 'Parcels', value: 39 },
              { id: 'catalogs', label: 'Catalogs', value: 9 },
            ],
          },
        ]}
        slotProps={{ legend: { direction, position, padding: 4, ...small } }}
      />
    </Stack>
  );
}

const small = {
  itemMarkWidth: 12,
  itemMarkHeight: 12,
  labelStyle: { fontSize: 14 },
};
