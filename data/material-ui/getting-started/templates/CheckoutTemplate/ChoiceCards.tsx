import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Choice<Value extends string> {
  value: Value;
  title: string;
  detail: string;
  end?: string;
}

interface ChoiceCardsProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Radio buttons in frames; the chosen frame is stronger. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, value, onChange } = props;
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <FormLabel id={id} sx={{ mb: 1, fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Value)}
        sx={{ gap: 1.5 }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio />}
            disableTypography
            label={
              <Stack direction="row" sx={{ flex: 1, gap: 1, alignItems: 'center' }}>
                <span style={{ flex: 1 }}>
                  <Typography
                    component="span"
                    sx={{ display: 'block', fontWeight: 600 }}
                  >
                    {choice.title}
                  </Typography>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {choice.detail}
                  </Typography>
                </span>
                {choice.end && (
                  <Typography component="span">{choice.end}</Typography>
                )}
              </Stack>
            }
            sx={{
              m: 0,
              px: 1,
              py: 1.25,
              paddingInlineEnd: 2,
              border: '1px solid',
              borderColor: choice.value === value ? 'primary.main' : 'divider',
              borderRadius: 1,
              outline: choice.value === value ? '1px solid' : 'none',
              outlineColor: 'primary.main',
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
