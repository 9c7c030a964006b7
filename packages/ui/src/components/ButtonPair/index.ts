export { ButtonPair, type ButtonPairProps } from './ButtonPair';
