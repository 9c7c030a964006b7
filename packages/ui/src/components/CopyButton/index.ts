export { CopyButton, type CopyButtonProps } from './CopyButton';
export { CLIPBOARD_FEEDBACK } from '../../hooks/useClipboard';
