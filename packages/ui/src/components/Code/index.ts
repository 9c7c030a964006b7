export { Code, type CodeProps } from './Code';
