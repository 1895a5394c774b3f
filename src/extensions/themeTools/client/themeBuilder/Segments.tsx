import { useId, type ReactNode } from 'react';

interface SegmentsProps<Value> {
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  isLabelHidden?: boolean;
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  className?: string;
}

/** A choice between a few values: radio buttons in a row. */
export function Segments<Value extends string | number | boolean>(props: SegmentsProps<Value>) {
  const { label, isLabelHidden = false, options, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={`ui-group ${className ?? ''}`}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div className="ui-segments">
        {options.map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
