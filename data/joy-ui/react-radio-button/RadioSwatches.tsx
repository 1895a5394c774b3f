import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';

const frames = [
  { name: 'Blue', color: 'primary' },
  { name: 'Red', color: 'danger' },
  { name: 'Green', color: 'success' },
  { name: 'Graphite', color: 'neutral' },
] as const;

export default function RadioSwatches() {
  const [frame, setFrame] = React.useState('Green');
  const id = React.useId();

  return (
    <div>
      <Typography id={id} level="title-sm" sx={{ mb: 1 }}>
        Color of the frame: {frame}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        orientation="horizontal"
        size="lg"
        value={frame}
        onChange={(event) => setFrame(event.target.value)}
      >
        {frames.map(({ name, color }) => (
          <Radio
            key={name}
            value={name}
            color={color}
            variant="solid"
            checkedIcon={<Check />}
            slotProps={{ input: { 'aria-label': name } }}
            sx={{
              '--Radio-size': '2.25rem',
              '--Icon-fontSize': '1.5rem',
              borderRadius: '50%',
            }}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
