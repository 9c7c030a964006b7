export { BottomBar, type BottomBarProps } from './BottomBar';
export { getActiveTab } from './getActiveTab';
export { defaultMenus, type BottomBarMenu, type BottomBarMenuId } from './menus';
export { defaultTabs, type BottomBarTab, type Tab } from './tabs';
export { navigationMessages } from './messages';
