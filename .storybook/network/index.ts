export { CallsPanel, type CallsPanelProps } from './CallsPanel';
export { BEGUN_ANEW, CLOSED, OPENED, STRUCK, TOLD, type Struck, type Told } from './channel';
