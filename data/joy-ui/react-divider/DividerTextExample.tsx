import Box from '@mui/joy/Box';
import Divider, { type DividerProps } from '@mui/joy/Divider';

export default function DividerTextExample(props: DividerProps) {
  return (
    <Box sx={{ width: '100%' }}>
      <Divider role="presentation" {...props}>
        Page 2
      </Divider>
    </Box>
  );
}
