import * as React from 'react';
import { Switch, type SwitchProps } from '@mui/base/Switch';

export default function SwitchControlled() {
  const [offline, setOffline] = React.useState(false);
  const [wifi, setWifi] = React.useState(true);

  return (
    <div className="grid gap-3">
      <label className="flex items-center gap-3">
        <ToggleSwitch
          checked={offline}
          onChange={(event) => setOffline(event.target.checked)}
        />
        Airplane mode
      </label>
      <label className="flex items-center gap-3">
        <ToggleSwitch
          disabled={offline}
          checked={wifi && !offline}
          onChange={(event) => setWifi(event.target.checked)}
        />
        Wi-Fi
      </label>
    </div>
  );
}

function ToggleSwitch(props: SwitchProps) {
  return (
    <Switch
      {...props}
      className="group relative h-7 w-12 flex-none rounded-lg bg-current/55 forced-colors:outline outline-blue-700 dark:outline-blue-300 [&.base--checked]:bg-blue-700 dark:[&.base--checked]:bg-blue-300 [&.base--disabled]:opacity-50 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2"
      slotProps={{
        thumb: {
          className:
            'absolute inset-y-1 start-1 w-5 rounded-[5px] bg-[Canvas] forced-colors:bg-[CanvasText] group-[.base--checked]:start-6',
        },
        input: { className: 'absolute inset-0 m-0 size-full opacity-0' },
      }}
    />
  );
}
