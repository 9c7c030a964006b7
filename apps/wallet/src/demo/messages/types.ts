import type { DemoNotice } from '../demoNotices';

/** What a toast or a row of the settings says. */
interface Said {
  title: string;
  description: string;
}

/** What the demo says. No text takes arguments, so none is compiled. */
export interface DemoMessages {
  notices: Record<DemoNotice, Said>;
  settings: { heading: string; reset: Said };
  question: Said & { confirm: string };
}
