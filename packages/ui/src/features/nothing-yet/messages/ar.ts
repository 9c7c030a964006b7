import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  title: 'لا شيء هنا بعد',
  text: 'لا تتوفر بياناتك لهذه الصفحة بعد.',
} satisfies Shape<typeof english>;
