export { BottomBar, type BottomBarProps } from './BottomBar';
export { getActiveTab, type Tab } from './getActiveTab';
