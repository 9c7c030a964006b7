import type { field as english } from '../en/field';
import type { Shape } from '../shape';

export const field = {
  characterCount: '{count, number}/{max, number}',
  characterCountSpoken: '{max, number} میں سے {count, number} حروف استعمال ہوئے',
  showPassword: 'پاس ورڈ دکھائیں',
  hidePassword: 'پاس ورڈ چھپائیں',
} satisfies Shape<typeof english>;
