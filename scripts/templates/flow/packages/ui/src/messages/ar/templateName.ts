import type { templateName as english } from '../en/templateName';
import type { Shape } from '../shape';

// The title is a placeholder: docs/glossary.md lists the terms.
export const templateName = {
  title: 'خدمة جديدة',
  subtitle: 'أدخل المبلغ',
  progress: 'خدمة جديدة',
  amount: 'المبلغ (بالروبية)',
  submit: 'متابعة',
  submitting: 'جارٍ التنفيذ…',
  doneTitle: 'تم',
  doneText: 'تم تنفيذ {amount}.',
} satisfies Shape<typeof english>;
