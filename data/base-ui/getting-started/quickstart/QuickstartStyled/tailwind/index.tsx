import { Switch } from '@mui/base/Switch';

const slotProps = {
  track: {
    className:
      'absolute inset-0 rounded-full bg-current/55 group-[.base--checked]:bg-blue-700 dark:group-[.base--checked]:bg-blue-300',
  },
  thumb: {
    className:
      'absolute start-[3px] top-[3px] size-[18px] rounded-full bg-white group-[.base--checked]:start-[23px] dark:bg-neutral-900',
  },
  input: { className: 'absolute inset-0 m-0 size-full cursor-pointer opacity-0' },
};

export default function QuickstartStyled() {
  return (
    <label className="flex items-center gap-3">
      <Switch
        defaultChecked
        className="group relative h-6 w-11 flex-none rounded-full outline-blue-700 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 dark:outline-blue-300"
        slotProps={slotProps}
      />
      Email me when my order ships
    </label>
  );
}
