import { Switch, type SwitchProps } from '@mui/base/Switch';

export default function SwitchBasic() {
  return (
    <div className="grid gap-3">
      <label className="flex items-center gap-3">
        <ToggleSwitch defaultChecked /> Email me about new orders
      </label>
      <label className="flex items-center gap-3">
        <ToggleSwitch /> Email me about low stock
      </label>
      <label className="flex items-center gap-3">
        <ToggleSwitch disabled defaultChecked /> Email me about unpaid invoices
      </label>
    </div>
  );
}

function ToggleSwitch(props: SwitchProps) {
  return (
    <Switch
      {...props}
      className="group relative h-6 w-11 flex-none [&.base--disabled]:cursor-not-allowed [&.base--disabled]:opacity-50"
      slotProps={{
        track: {
          className:
            'absolute inset-0 rounded-full bg-current/55 forced-colors:border group-[.base--checked]:bg-blue-700 dark:group-[.base--checked]:bg-blue-300 outline-blue-700 dark:outline-blue-300 group-[.base--focusVisible]:outline-3 group-[.base--focusVisible]:outline-offset-2',
        },
        thumb: {
          className:
            'absolute top-1 start-1 size-4 rounded-full bg-[Canvas] forced-colors:bg-[CanvasText] transition-all motion-reduce:transition-none group-[.base--checked]:start-6',
        },
        input: {
          className: 'absolute inset-0 m-0 size-full cursor-[inherit] opacity-0',
        },
      }}
    />
  );
}
