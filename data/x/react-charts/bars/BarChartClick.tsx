import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu'];
const guests = { lunch: [38, 44, 51, 47], dinner: [62, 58, 70, 81] };

export default function BarChartClick() {
  const [index, setIndex] = React.useState(0);
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
      <BarChart
        title="Guests per day"
        desc="Between 38 and 51 guests come for lunch, and between 58 and 81 for dinner."
        height={260}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          { id: 'lunch', label: 'Lunch', data: guests.lunch },
          { id: 'dinner', label: 'Dinner', data: guests.dinner },
        ]}
        onAxisClick={(_event, data) => data && setIndex(data.dataIndex)}
        onItemClick={(_event, item) =>
          setClicked(`${item.seriesId} on ${days[item.dataIndex]}`)
        }
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day"
        value={index}
        onChange={(_event, next: number | null) => next !== null && setIndex(next)}
      >
        {days.map((day, dayIndex) => (
          <ToggleButton key={day} value={dayIndex}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {days[index]}: {guests.lunch[index]} at lunch, {guests.dinner[index]} at
        dinner. Clicked bar: {clicked}.
      </Typography>
    </Stack>
  );
}
