import type { Host } from '../Host';
import { useContent } from './content';

export const useFaqs: Host['useFaqs'] = () => useContent('faqs');
