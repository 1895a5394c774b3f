import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

function CourseCard(props: { value: string; title: string; note: string }) {
  const { value, title, note } = props;
  const selected = useRadioGroup()?.value === value;
  const id = React.useId();

  return (
    <FormControlLabel
      value={value}
      control={
        // The title names the option, the note describes it.
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

export default function CourseCards() {
  return (
    <RadioGroup row aria-label="Course" defaultValue="bowls" sx={{ gap: 2 }}>
      <CourseCard
        value="bowls"
        title="First bowls"
        note="4 evenings, no experience"
      />
      <CourseCard
        value="lids"
        title="Jars with lids"
        note="6 evenings, some practice"
      />
    </RadioGroup>
  );
}
