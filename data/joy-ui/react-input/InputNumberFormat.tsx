import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { NumericFormat, type NumericFormatProps } from 'react-number-format';

const PriceInput = React.forwardRef<HTMLInputElement, NumericFormatProps>(
  function PriceInput(props, ref) {
    return (
      <NumericFormat
        {...props}
        getInputRef={ref}
        thousandSeparator
        decimalScale={2}
        prefix="$"
        allowNegative={false}
      />
    );
  },
);

export default function InputNumberFormat() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Total of the order</FormLabel>
      <Input
        name="total"
        defaultValue="12480.5"
        slotProps={{ input: { component: PriceInput, inputMode: 'decimal' } }}
      />
      <FormHelperText>Type digits: the commas follow.</FormHelperText>
    </FormControl>
  );
}
