export { Ltr, type LtrProps } from './Ltr';
