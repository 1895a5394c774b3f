import * as React from 'react';
import { useButton } from '@mui/base/useButton';

export default function UseButtonSvg() {
  const [selected, setSelected] = React.useState('12A');

  return (
    <div style={{ width: '100%', maxWidth: 360 }}>
      <svg
        viewBox="0 0 280 84"
        width="100%"
        role="group"
        aria-label="Seats in row 12"
      >
        {['12A', '12B', '12C', '12D'].map((name, index) => (
          <Seat
            key={name}
            name={name}
            x={index * 70 + 8}
            disabled={name === '12C'}
            selected={name === selected}
            onSelect={() => setSelected(name)}
          />
        ))}
      </svg>
      <p role="status">Your seat: {selected}</p>
    </div>
  );
}

interface SeatProps {
  name: string;
  x: number;
  disabled: boolean;
  selected: boolean;
  onSelect: () => void;
}

function Seat({ name, x, disabled, selected, onSelect }: SeatProps) {
  const { getRootProps, active, focusVisible } = useButton({ disabled });

  return (
    <g
      // The hook knows the element only in the browser, so these three are for the server's HTML.
      role="button"
      tabIndex={disabled ? -1 : 0}
      aria-disabled={disabled || undefined}
      aria-pressed={selected}
      {...getRootProps({ onClick: onSelect })}
      style={{
        color: selected ? 'light-dark(#0b57d0, #a8c7fa)' : 'inherit',
        cursor: disabled ? 'not-allowed' : 'pointer',
        opacity: disabled ? 0.45 : 1,
        outline: 'none',
      }}
    >
      <rect
        x={x}
        y={10}
        width={54}
        height={64}
        rx={8}
        stroke="currentColor"
        strokeWidth={focusVisible ? 4 : 1.5}
        fill="currentColor"
        fillOpacity={active || selected ? 0.16 : 0.02}
      />
      <text x={x + 27} y={47} textAnchor="middle" fontSize={15} fill="currentColor">
        {name}
      </text>
    </g>
  );
}
