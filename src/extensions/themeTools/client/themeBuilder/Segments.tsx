import { useId, type ReactNode } from 'react';
import styles from './Segments.module.css';

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
    <fieldset className={`${styles.segments} ${className ?? ''}`}>
      <legend className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={name}
              value={String(option.value)}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
