import * as React from 'react';
import { useForkRef } from '@mui/material/utils';
import { styled } from '@mui/material/styles';

/** What a field passes to its text field, as far as a plain input can use it. */
export interface PlainInputProps
  extends Pick<
    React.ComponentPropsWithoutRef<'input'>,
    | 'autoComplete'
    | 'className'
    | 'disabled'
    | 'id'
    | 'name'
    | 'onBlur'
    | 'onChange'
    | 'onClick'
    | 'onFocus'
    | 'placeholder'
    | 'value'
  > {
  label?: React.ReactNode;
  error?: boolean;
  InputProps?: {
    ref?: React.Ref<HTMLDivElement>;
    readOnly?: boolean;
    endAdornment?: React.ReactNode;
  };
  inputProps?: React.ComponentProps<'input'>;
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& input': {
    flexGrow: 1,
    minWidth: 0,
    padding: theme.spacing(1),
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: '1px solid currentColor',
    borderRadius: theme.shape.borderRadius,
  },
  '& input[aria-invalid="true"]': {
    outline: `2px solid ${theme.palette.error.main}`,
  },
}));

export const PlainInput = React.forwardRef<HTMLDivElement, PlainInputProps>(
  function PlainInput(props, ref) {
    const { className, label, error, InputProps = {}, inputProps, ...input } = props;
    const ownId = React.useId();
    const id = props.id ?? ownId;
    const rowRef = useForkRef(ref, InputProps.ref);

    return (
      <div className={className}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <Row ref={rowRef}>
          <input
            autoComplete={input.autoComplete}
            disabled={input.disabled}
            name={input.name}
            onBlur={input.onBlur}
            onChange={input.onChange}
            onClick={input.onClick}
            onFocus={input.onFocus}
            placeholder={input.placeholder}
            value={input.value}
            {...inputProps}
            id={id}
            readOnly={InputProps.readOnly}
            aria-invalid={error}
          />
          {InputProps.endAdornment}
        </Row>
      </div>
    );
  },
);
