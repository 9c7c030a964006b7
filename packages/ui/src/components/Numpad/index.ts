export { Numpad, type NumpadProps } from './Numpad';
