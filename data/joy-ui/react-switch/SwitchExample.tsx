import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch, { type SwitchProps } from '@mui/joy/Switch';

export default function SwitchExample(props: SwitchProps) {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Wi-Fi</FormLabel>
      <Switch {...props} />
    </FormControl>
  );
}
