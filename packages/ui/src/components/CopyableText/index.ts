export { CopyableText, type CopyableTextProps } from './CopyableText';
