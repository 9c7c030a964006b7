import type { nothingYet as english } from '../en/nothingYet';
import type { Shape } from '../shape';

export const nothingYet = {
  title: 'لا شيء هنا بعد',
  text: 'لا تتوفر بياناتك لهذه الصفحة بعد.',
} satisfies Shape<typeof english>;
