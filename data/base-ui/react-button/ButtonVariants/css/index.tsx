import { Button, type ButtonProps } from '@mui/base/Button';
import './styles.css';

export default function ButtonVariants() {
  return (
    <div className="actions">
      <AppButton variant="solid">Send</AppButton>
      <AppButton>Save draft</AppButton>
      <AppButton variant="danger">Delete</AppButton>
      <AppButton variant="solid" size="large">
        Create account
      </AppButton>
    </div>
  );
}

interface AppButtonProps extends ButtonProps {
  variant?: 'solid' | 'outlined' | 'danger';
  size?: 'medium' | 'large';
}

function AppButton({
  variant = 'outlined',
  size = 'medium',
  ...props
}: AppButtonProps) {
  return <Button {...props} className={`app-button ${variant} ${size}`} />;
}
