import * as React from 'react';
import { useSwitch, type UseSwitchParameters } from '@mui/base/useSwitch';

const css = `
  .timetable { position: relative; display: inline-flex; border: 2px solid currentColor; border-radius: 8px; }
  .timetable[data-focus=true] { outline: 3px solid; outline-offset: 3px; }
  .timetable span { padding: 0.35rem 0.9rem; border-radius: 5px; }
  .timetable .on { background: CanvasText; color: Canvas; }
  .timetable input {
    position: absolute; inset: 0; inline-size: 100%; block-size: 100%;
    margin: 0; opacity: 0; cursor: pointer;
  }
`;

function SeasonSwitch(props: UseSwitchParameters) {
  const { getInputProps, checked, focusVisible } = useSwitch(props);

  return (
    <div className="timetable" data-focus={focusVisible}>
      <span className={checked ? undefined : 'on'} aria-hidden>
        Summer
      </span>
      <span className={checked ? 'on' : undefined} aria-hidden>
        Winter
      </span>
      <input {...getInputProps()} aria-label="Winter timetable" />
    </div>
  );
}

export default function Timetable() {
  const [isWinter, setIsWinter] = React.useState(false);

  return (
    <div>
      <style>{css}</style>
      <SeasonSwitch
        checked={isWinter}
        onChange={(event) => setIsWinter(event.target.checked)}
      />
      <p>First crossing: {isWinter ? '07:40' : '06:15'}</p>
    </div>
  );
}
