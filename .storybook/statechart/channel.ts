/** From the preview: the chart of the shown flow as it is now, or null. */
export const CHART_CHANGED = 'rad-wallet/statechart/changed';

/** To the preview: the panel opened and asks for the chart. */
export const CHART_WANTED = 'rad-wallet/statechart/wanted';

/** What the panel draws of a running machine: plain data, since it crosses from frame to frame. */
export interface Chart {
  /** The machine's id. */
  machine: string;
  /** All states, each before those inside it. */
  states: ChartState[];
  /** What a person can do in the present state. */
  events: ChartEvent[];
}

export interface ChartState {
  /** Names from the outermost state inwards, joined by dots. */
  path: string;
  name: string;
  /** 0 for the outermost states. */
  depth: number;
  isActive: boolean;
}

export interface ChartEvent {
  type: string;
  /** A guard refuses it as things stand. */
  isRefused: boolean;
}
