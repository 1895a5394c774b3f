import { Button, type ButtonProps } from '@mui/base/Button';

export default function ButtonVariants() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <AppButton variant="solid">Send</AppButton>
      <AppButton>Save draft</AppButton>
      <AppButton variant="danger">Delete</AppButton>
      <AppButton variant="solid" size="large">
        Create account
      </AppButton>
    </div>
  );
}

const base =
  'cursor-pointer rounded-lg border outline-blue-700 dark:outline-blue-300 [&.base--focusVisible]:outline-3 [&.base--focusVisible]:outline-offset-2';

const variants = {
  solid:
    'border-transparent bg-blue-700 text-white hover:bg-blue-800 dark:bg-blue-300 dark:text-blue-950 dark:hover:bg-blue-200',
  outlined: 'border-current/55 hover:bg-current/8',
  danger: 'border-current/55 text-red-700 hover:bg-current/8 dark:text-red-300',
};

const sizes = { medium: 'px-4 py-2', large: 'px-6 py-3 text-lg' };

interface AppButtonProps extends ButtonProps {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

function AppButton({
  variant = 'outlined',
  size = 'medium',
  ...props
}: AppButtonProps) {
  return (
    <Button {...props} className={`${base} ${variants[variant]} ${sizes[size]}`} />
  );
}
