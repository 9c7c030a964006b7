import type { Shape } from '../../../messages/shape';
import type english from './en';

// The title is a placeholder: docs/glossary.md lists the terms.
export default {
  title: 'نئی سروس',
  subtitle: 'رقم درج کریں',
  progress: 'نئی سروس',
  amount: 'رقم (روپے)',
  submit: 'جاری رکھیں',
  submitting: 'کارروائی جاری ہے…',
  doneTitle: 'ہو گیا',
  doneText: '{amount} کی کارروائی مکمل ہو گئی۔',
} satisfies Shape<typeof english>;
