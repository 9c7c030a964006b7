export { CallsPanel, type CallsPanelProps } from './CallsPanel';
export {
  CALLS_UPDATED,
  FAULT_CHANGED,
  PANEL_CLOSED,
  PANEL_OPENED,
  RESET,
  type FaultChange,
  type NetworkState,
} from './channel';
