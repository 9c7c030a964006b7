import type { Shape } from '../../../messages/shape';
import type english from './en';

export default {
  showTable: 'جدول دکھائیں',
  hideTable: 'جدول چھپائیں',
  reading: '{name}: {text}',
} satisfies Shape<typeof english>;
