import type { DemoNotice } from '../demoNotices';

/** Messages of a toast or a settings row. */
interface Said {
  title: string;
  description: string;
}

/** Messages of the demo. They have no arguments, so they are not compiled. */
export interface DemoMessages {
  notices: Record<DemoNotice, Said>;
  settings: { heading: string; reset: Said };
  question: Said & { confirm: string };
}
