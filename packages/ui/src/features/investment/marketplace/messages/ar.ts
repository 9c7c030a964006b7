import type { Shape } from '../../../../messages/shape';
import type english from './en';

export default {
  descriptions: {
    f1: 'أسهم شركات باكستانية كبرى تستوفي الضوابط الشرعية.',
    f2: 'صكوك وودائع لدى بنوك إسلامية، لمن يفضّل التقلبات المحدودة.',
    f3: 'نصفه أسهم ونصفه صكوك: نمو بتقلبات أهدأ.',
    f4: 'أسهم شركات أصغر وأسرع نموًا، لمن يستطيع الصبر على عام سيئ.',
  },
  holdings: {
    cement: 'الأسمنت',
    oilAndGas: 'التنقيب عن النفط والغاز',
    islamicBanking: 'الصيرفة الإسلامية',
    fertiliser: 'الأسمدة',
    technology: 'التقنية',
    governmentIjarahSukuk: 'صكوك إجارة حكومية',
    islamicBankDeposits: 'ودائع البنوك الإسلامية',
    corporateSukuk: 'صكوك الشركات',
    power: 'الطاقة',
    pharmaceuticals: 'الأدوية',
    consumerGoods: 'السلع الاستهلاكية',
    engineering: 'الصناعات الهندسية',
  },
} satisfies Shape<typeof english>;
