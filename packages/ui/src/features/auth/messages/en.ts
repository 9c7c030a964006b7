/** Sign-in and sign-up: docs/rules.md AUTH. */
export default {
  signIn: {
    page: 'Sign in',
    title: 'Welcome back',
    subtitle: 'Sign in to continue',
    submit: 'Sign In',
    submitting: 'Signing in...',
    otherMode: "Don't have an account?",
    switch: 'Sign up',
  },
  signUp: {
    page: 'Sign up',
    title: 'Get started',
    subtitle: 'Create your account',
    submit: 'Create Account',
    submitting: 'Creating account...',
    otherMode: 'Already have an account?',
    switch: 'Sign in',
  },
  name: 'Full Name',
  email: 'Email',
  phone: 'Phone Number',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  passwordHint: 'At least {min, number} characters.',
  missing: {
    name: 'Enter your full name.',
    email: 'Enter your email address.',
    phone: 'Enter your phone number.',
    password: 'Enter your password.',
    confirmPassword: 'Enter your password once more.',
  },
  emailMalformed: 'Enter a complete email address, such as name@example.com.',
  forgotPassword: 'Forgot password?',
  terms: 'By creating an account you agree to the Terms of Service and the Privacy Policy.',
  footer: 'Shariah-compliant • Secure • Transparent',
  toasts: {
    passwordsDontMatch: {
      title: "Passwords don't match",
      description: 'Please make sure your passwords match.',
    },
    passwordTooShort: {
      title: 'Password too short',
      description: 'Password must be at least {min, number} characters long.',
    },
    welcomeBack: {
      title: 'Welcome back!',
      description: "You've successfully logged in.",
    },
    accountCreated: {
      title: 'Account created!',
      description: 'Your RAD account has been created.',
    },
    signInFailed: {
      title: 'Sign-in failed',
      description: 'You could not be signed in. Please try again.',
    },
    signUpFailed: {
      title: 'Account not created',
      description: 'Your account could not be created. Please try again.',
    },
    passwordNotReset: {
      title: 'Not available yet',
      description: 'You cannot reset a password here yet.',
    },
    sessionEnded: {
      title: 'Please sign in again',
      description: 'Your session has ended. What you typed is still here.',
    },
    signOutIncomplete: {
      title: 'Some data could not be cleared',
      description:
        'You are signed out, but this browser kept some of your data. Clear the data of this site in the browser settings.',
    },
  },
} as const;
