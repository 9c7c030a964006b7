export default {
  title: 'Template name',
  subtitle: 'Enter an amount',
  progress: 'Template name',
  amount: 'Amount (PKR)',
  submit: 'Continue',
  submitting: 'Processing...',
  doneTitle: 'Done',
  doneText: '{amount} was submitted.',
} as const;
