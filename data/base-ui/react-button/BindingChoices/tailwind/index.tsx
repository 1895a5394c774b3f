import { Button, type ButtonProps } from '@mui/base/Button';

const shape = 'cursor-pointer rounded-md border';
const quiet = 'border-current/55 hover:bg-current/8';
const solid =
  'border-transparent bg-neutral-900 text-white hover:bg-neutral-700 dark:bg-white dark:text-black dark:hover:bg-neutral-200';
const states =
  '[&.base--active]:scale-97 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2 [&.base--disabled]:cursor-not-allowed [&.base--disabled]:border-dashed [&.base--disabled]:opacity-50';

interface ChoiceProps extends ButtonProps {
  look?: string;
  size?: string;
}

function Choice({ look = quiet, size = 'px-4 py-2', ...props }: ChoiceProps) {
  return <Button {...props} className={`${shape} ${look} ${size} ${states}`} />;
}

export default function BindingChoices() {
  return (
    <div className="flex flex-wrap gap-3">
      <Choice>Staple bound</Choice>
      <Choice look={solid}>Thread sewn</Choice>
      <Choice size="px-6 py-3 text-lg">Hardcover</Choice>
      <Choice disabled>Spiral (no wire left)</Choice>
    </div>
  );
}
