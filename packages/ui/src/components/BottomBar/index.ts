export { BottomBar, type BottomBarProps } from './BottomBar';
export { activeTab, type Tab } from './activeTab';
