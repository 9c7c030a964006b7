import type { DemoNotice } from '../demoNotices';

/** The texts of a toast or of a row in the settings. */
interface Said {
  title: string;
  description: string;
}

/** The texts of the demo. None has arguments, so none is compiled. */
export interface DemoMessages {
  notices: Record<DemoNotice, Said>;
  settings: { heading: string; reset: Said };
  question: Said & { confirm: string };
}
