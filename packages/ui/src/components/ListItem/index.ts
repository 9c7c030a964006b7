export { ListItem, type ListItemProps } from './ListItem';
