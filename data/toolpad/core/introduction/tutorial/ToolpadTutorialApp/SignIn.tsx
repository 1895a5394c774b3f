import type { Session } from '@toolpad/core/AppProvider';
import {
  SignInPage,
  type AuthProvider,
  type AuthResponse,
} from '@toolpad/core/SignInPage';

const providers: AuthProvider[] = [{ id: 'credentials', name: 'Staff account' }];

interface SignInProps {
  onSignIn: (session: Session) => void;
}

export function SignIn({ onSignIn }: SignInProps) {
  // Replace this check with a request to your server.
  const signIn = async (
    _provider: AuthProvider,
    formData: FormData,
  ): Promise<AuthResponse> => {
    const email = String(formData.get('email'));
    if (formData.get('password') !== 'flour') {
      return { error: 'Email and password do not match.' };
    }
    onSignIn({ user: { id: email, name: email.split('@')[0], email } });
    return {};
  };

  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{
        emailField: { autoFocus: false },
        passwordField: { helperText: 'For this example: flour' },
      }}
    />
  );
}
