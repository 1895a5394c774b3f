import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

function PlanCard(props: { value: string; title: string; note: string }) {
  const { value, title, note } = props;
  const selected = useRadioGroup()?.value === value;
  const id = React.useId();

  return (
    <FormControlLabel
      value={value}
      control={
        // The title is the name of the option, the note its description.
        <Radio
          inputProps={{
            'aria-labelledby': `${id}-title`,
            'aria-describedby': `${id}-note`,
          }}
        />
      }
      label={
        <>
          <strong id={`${id}-title`}>{title}</strong>
          <Typography
            component="span"
            id={`${id}-note`}
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {note}
          </Typography>
        </>
      }
      sx={{
        mx: 0,
        py: 1,
        paddingInlineEnd: 2,
        flex: '1 1 220px',
        border: 1,
        borderRadius: 1,
        borderColor: selected ? 'primary.main' : 'divider',
        bgcolor: selected ? 'action.hover' : 'transparent',
      }}
    />
  );
}

export default function RadioCards() {
  return (
    <RadioGroup row aria-label="Plan" defaultValue="personal" sx={{ gap: 2 }}>
      <PlanCard value="personal" title="Personal" note="Free, 1 person, 50 GB" />
      <PlanCard value="team" title="Team" note="Up to 10 people, 2 TB" />
    </RadioGroup>
  );
}
