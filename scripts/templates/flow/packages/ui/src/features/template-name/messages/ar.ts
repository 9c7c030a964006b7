import type { Shape } from '../../../messages/shape';
import type english from './en';

// The title is a placeholder: docs/glossary.md lists the terms.
export default {
  title: 'خدمة جديدة',
  subtitle: 'أدخل المبلغ',
  progress: 'خدمة جديدة',
  amount: 'المبلغ (بالروبية)',
  submit: 'متابعة',
  submitting: 'جارٍ التنفيذ…',
  doneTitle: 'تم',
  doneText: 'تم تنفيذ {amount}.',
} satisfies Shape<typeof english>;
