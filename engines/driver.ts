/** What a journey needs from a browser tab. Firefox and WebKitGTK are driven by different protocols. */
export interface Driver {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  /** Returns the value of an expression in the page, which can be copied as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Coordinates are CSS px of the viewport. */
  clickAt(point: Point): Promise<void>;
  /** Replaces the text of the focused field. */
  replaceText(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** @param selector an `input[type=file]` */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Returns a PNG of the viewport. */
  takeScreenshot(): Promise<Uint8Array>;
  /** Prints the page as a PDF. WebKitGTK's driver cannot. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}

export interface Engine {
  /** Opens a tab with empty storage. */
  openTab(): Promise<Driver>;
  close(): Promise<void>;
}

export const VIEWPORT = { width: 390, height: 844 };
export const TIME_ZONE = 'Asia/Karachi';
