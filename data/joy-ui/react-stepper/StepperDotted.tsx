import Step, { stepClasses } from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const stops = [
  ['Hamburg', '8:05'],
  ['Hannover', '9:26'],
  ['Kassel', '10:22'],
  ['Frankfurt', '11:44'],
] as const;

export default function StepperDotted() {
  return (
    <Stepper
      orientation="vertical"
      sx={{
        width: 220,
        '--Stepper-verticalGap': '20px',
        '--Step-indicatorDotSize': '10px',
        '--Step-connectorThickness': '0px',
        [`& .${stepClasses.root}::after`]: {
          borderInlineStart: '3px dotted',
          borderColor: 'neutral.outlinedBorder',
          borderRadius: 0,
        },
        [`& .${stepClasses.indicator}`]: { color: 'primary.solidBg' },
      }}
    >
      {stops.map(([city, time]) => (
        <Step key={city}>
          <Typography level="title-sm" endDecorator={time}>
            {city}
          </Typography>
        </Step>
      ))}
    </Stepper>
  );
}
