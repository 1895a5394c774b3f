import Option from '@mui/joy/Option';
import Select, { type SelectProps } from '@mui/joy/Select';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';

export default function SelectExample(props: SelectProps<string, false>) {
  return (
    <Select
      aria-label="Airport"
      defaultValue="osl"
      placeholder="Oslo"
      startDecorator={<FlightTakeoff />}
      {...props}
    >
      <Option value="osl">Oslo</Option>
      <Option value="bgo">Bergen</Option>
      <Option value="svg">Stavanger</Option>
    </Select>
  );
}
