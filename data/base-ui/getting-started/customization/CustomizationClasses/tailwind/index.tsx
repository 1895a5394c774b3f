import { Slider } from '@mui/base/Slider';

const slotProps = {
  rail: {
    className:
      'absolute top-[10px] h-1 w-full rounded-sm bg-blue-700 opacity-30 dark:bg-blue-300',
  },
  track: {
    className: 'absolute top-[10px] h-1 rounded-sm bg-blue-700 dark:bg-blue-300',
  },
  thumb: {
    className:
      'absolute top-[2px] size-5 -translate-x-1/2 rounded-full bg-blue-700 outline-blue-700 [&.base--active]:scale-120 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 dark:bg-blue-300 dark:outline-blue-300',
  },
};

export default function CustomizationClasses() {
  return (
    <Slider
      className="relative h-6 w-full max-w-[280px] cursor-pointer touch-none"
      aria-label="Volume"
      defaultValue={40}
      slotProps={slotProps}
    />
  );
}
