import type { Shape } from '../../../../messages/shape';
import type english from './en';

export default {
  'golden-elegance': {
    name: 'أناقة ذهبية',
    color: 'ذهبي فاتح وزمردي',
    pattern: 'نجوم باثني عشر رأسًا',
    preview: 'ورق ذهبي فاتح نُقشت عليه نجوم باثني عشر رأسًا، مع عقدة من الساتان الزمردي',
    occasion: 'حفلات الزفاف وذكرى الزواج',
  },
  'islamic-calligraphy': {
    name: 'الخط الإسلامي',
    color: 'لازوردي وذهبي',
    pattern: 'خطوط قلم منسابة',
    preview: 'ورق لازوردي عليه خطوط منسابة بحبر ذهبي داخل إطار مزخرف',
    occasion: 'العيد ورمضان',
  },
  'floral-garden': {
    name: 'حديقة الأزهار',
    color: 'أبيض خزفي وقرمزي',
    pattern: 'توليب وقرنفل',
    preview: 'ورق أبيض رُسمت عليه أزهار التوليب والقرنفل ووُريدات، مع زهرة فاوانيا قرمزية',
    occasion: 'أعياد الميلاد وعيد الأم',
  },
  'minimalist-luxury': {
    name: 'فخامة بسيطة',
    color: 'أسود غير لامع ونحاسي',
    pattern: 'نجمة واحدة بارزة',
    preview: 'ورق أسود غير لامع تبرز عليه نجمة كبيرة، مع خيط ولوحة من النحاس',
    occasion: 'الزملاء والإنجازات',
  },
  'festive-celebration': {
    name: 'بهجة الاحتفال',
    color: 'بنفسجي ليلي وزعفراني',
    pattern: 'فوانيس وألعاب نارية',
    preview: 'ليلة احتفال فيها فوانيس ورايات وهلال فوق القباب، مع عقدة زعفرانية',
    occasion: 'ليالي العيد والحفلات',
  },
  'nature-inspired': {
    name: 'من وحي الطبيعة',
    color: 'بني ترابي وأخضر',
    pattern: 'سراخس وأغصان زيتون',
    preview: 'ورق بني ترابي طُبعت عليه سراخس وأغصان زيتون، مربوط بخيط من الليف',
    occasion: 'المنازل الجديدة والشكر',
  },
} satisfies Shape<typeof english>;
