import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MobileStepper from '@mui/material/MobileStepper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const questions = [
  { text: 'How was the delivery?', answers: ['On time', 'Late'] },
  { text: 'How was the packaging?', answers: ['Intact', 'Damaged'] },
  { text: 'Would you order again?', answers: ['Yes', 'No'] },
];

export default function MobileStepperProgress() {
  const id = React.useId();
  const [active, setActive] = React.useState(0);
  const [answers, setAnswers] = React.useState<Record<number, string>>({});

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel id={id}>{questions[active]?.text}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={answers[active] ?? ''}
        onChange={(event, answer) => setAnswers({ ...answers, [active]: answer })}
        sx={{ my: 1 }}
      >
        {questions[active]?.answers.map((it) => (
          <FormControlLabel key={it} value={it} label={it} control={<Radio />} />
        ))}
      </RadioGroup>
      <MobileStepper
        variant="progress"
        position="static"
        steps={questions.length}
        activeStep={active}
        LinearProgressProps={{ 'aria-label': 'Survey' }}
        backButton={
          <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={active === questions.length - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
