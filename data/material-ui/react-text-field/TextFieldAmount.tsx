import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  NumericFormat,
  type NumberFormatValues,
  type NumericFormatProps,
} from 'react-number-format';

// The element that TextField renders instead of its own input.
const AmountInput = React.forwardRef<
  HTMLInputElement,
  Omit<NumericFormatProps, 'defaultValue'>
>(function AmountInput(props, ref) {
  return (
    <NumericFormat
      {...props}
      getInputRef={ref}
      thousandSeparator
      decimalScale={2}
      allowNegative={false}
      valueIsNumericString
    />
  );
});

export default function TextFieldAmount() {
  const [amount, setAmount] = React.useState('1250.5');

  return (
    <TextField
      label="Amount, in dollars"
      value={amount}
      helperText={`Value: ${amount || 'empty'}`}
      slotProps={{
        input: {
          inputComponent: AmountInput,
          startAdornment: <InputAdornment position="start">$</InputAdornment>,
        },
        htmlInput: {
          inputMode: 'decimal',
          onValueChange: ({ value }: NumberFormatValues) => setAmount(value),
        },
      }}
    />
  );
}
