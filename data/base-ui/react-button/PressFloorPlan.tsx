import * as React from 'react';
import { useButton } from '@mui/base/useButton';

interface MachineProps {
  name: string;
  x: number;
  selected: boolean;
  onSelect: () => void;
}

function Machine({ name, x, selected, onSelect }: MachineProps) {
  const { getRootProps, active, focusVisible } = useButton();

  return (
    <g
      // Written out so that the server's HTML already carries them.
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      {...getRootProps({ onClick: onSelect })}
      style={{ cursor: 'pointer', outline: 'none' }}
    >
      <rect
        x={x}
        y={14}
        width={80}
        height={72}
        rx={8}
        stroke="currentColor"
        strokeWidth={focusVisible ? 5 : 1.5}
        fill="currentColor"
        fillOpacity={active ? 0.35 : selected ? 0.2 : 0.04}
      />
      <text x={x + 40} y={55} textAnchor="middle" fontSize={12} fill="currentColor">
        {name}
      </text>
    </g>
  );
}

const machines = ['Offset', 'Letterpress', 'Folder'];

export default function PressFloorPlan() {
  const [current, setCurrent] = React.useState('Offset');

  return (
    <div style={{ width: '100%', maxWidth: 420 }}>
      <svg viewBox="0 0 300 100" width="100%" role="group" aria-label="Press hall">
        {machines.map((name, index) => (
          <Machine
            key={name}
            name={name}
            x={10 + index * 100}
            selected={name === current}
            onSelect={() => setCurrent(name)}
          />
        ))}
      </svg>
      <p role="status">Queue shown for: {current}</p>
    </div>
  );
}
