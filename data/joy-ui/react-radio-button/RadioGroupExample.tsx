import Radio from '@mui/joy/Radio';
import RadioGroup, { type RadioGroupProps } from '@mui/joy/RadioGroup';

export default function RadioGroupExample(props: RadioGroupProps) {
  return (
    <RadioGroup {...props} aria-label="Delivery" defaultValue="parcel">
      <Radio value="letter" label="Letter" />
      <Radio value="parcel" label="Parcel" />
      <Radio value="courier" label="Courier" />
    </RadioGroup>
  );
}
