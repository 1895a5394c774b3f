import AspectRatio, { type AspectRatioProps } from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { coast } from '../sampleData/pictures';

export default function AspectRatioExample(props: AspectRatioProps) {
  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <AspectRatio {...props}>
        <img src={coast} alt="A bay between two hills" />
      </AspectRatio>
    </Box>
  );
}
