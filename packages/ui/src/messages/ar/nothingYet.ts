import type { nothingYet as english } from '../en/nothingYet';
import type { Shape } from '../shape';

export const nothingYet = {
  title: 'لا شيء هنا بعد',
  text: 'ليس لدى المحفظة حتى الآن أي تفاصيل تخصك لهذه الصفحة.',
} satisfies Shape<typeof english>;
