import * as React from 'react';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { BaseSingleInputPickersTextFieldProps } from '@mui/x-date-pickers/models';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  borderBlockEnd: '2px solid',
  borderColor: theme.palette.primary.main,
  '& [role="spinbutton"]:focus': {
    outline: 'none',
    backgroundColor: theme.palette.action.focus,
  },
  '&[data-invalid="true"]': { borderColor: theme.palette.error.main },
}));

/** What a field with the accessible structure passes to its text field. */
type SectionFieldProps = BaseSingleInputPickersTextFieldProps<true>;

export const SectionField = React.forwardRef<HTMLDivElement, SectionFieldProps>(
  function SectionField(props, ref) {
    const ownId = React.useId();
    const labelId = `${props.id ?? ownId}-label`;
    const rowRef = useForkRef(ref, props.InputProps?.ref);
    return (
      <div>
        <span id={labelId}>{props.label}</span>
        <Row
          ref={rowRef}
          role="group"
          aria-labelledby={labelId}
          data-invalid={props.error}
        >
          <PickersSectionList
            elements={props.elements}
            sectionListRef={props.sectionListRef}
            contentEditable={props.contentEditable}
            tabIndex={props.tabIndex}
            onBlur={props.onBlur}
            onClick={props.onClick}
            onFocus={props.onFocus}
            onInput={props.onInput}
            onKeyDown={props.onKeyDown}
            onPaste={props.onPaste}
          />
          {props.InputProps?.endAdornment}
        </Row>
        <input type="hidden" name={props.name} value={props.value} />
      </div>
    );
  },
);
