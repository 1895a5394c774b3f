import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Divider, { type DividerProps } from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerExample(props: DividerProps) {
  const isVertical = props.orientation === 'vertical';
  return (
    <Card orientation={isVertical ? 'horizontal' : 'vertical'}>
      <Box>
        <Typography level="title-sm">Oslo</Typography>
        <Typography level="body-sm">Gate B14, 09:40</Typography>
      </Box>
      <Divider {...props} />
      <Box>
        <Typography level="title-sm">Porto</Typography>
        <Typography level="body-sm">Gate A2, 13:05</Typography>
      </Box>
    </Card>
  );
}
