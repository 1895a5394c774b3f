import Schedule from '@mui/icons-material/Schedule';
import Typography, { type TypographyProps } from '@mui/joy/Typography';

export default function TypographyExample(props: TypographyProps) {
  return (
    <Typography {...props} startDecorator={<Schedule />} endDecorator="/ 4 portions">
      35 minutes
    </Typography>
  );
}
