export { ShellNotice, type ShellNoticeContent, type ShellNoticeProps } from './ShellNotice';
