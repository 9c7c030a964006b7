import type { Host } from '../Host';
import { useContent } from './content';

export const useFunds: Host['useFunds'] = () => useContent('funds');
