export { MenuButton, type MenuButtonProps, type MenuItem } from './MenuButton';
