import * as v from 'valibot';

declare global {
  interface Window {
    /** Exists only in a WebView of React Native. */
    ReactNativeWebView?: { postMessage: (message: string) => void };
  }
}

/** Messages from the page, which the app receives in `onMessage`. */
type PageMessage =
  | { type: 'navigated'; path: string; canGoBack: boolean }
  | { type: 'share'; id: number; content: ShareData };

/** Messages from the app, sent with `postMessage` on the WebView's ref. */
const appMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('type', [
    /** The user pressed the Android Back button while `canGoBack` was true. */
    v.object({ type: v.literal('back') }),
    /** The user opened a notification or a deep link. Only paths of this site are valid. */
    v.object({ type: v.literal('open'), path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) }),
    /** The share sheet has closed. */
    v.object({
      type: v.literal('shared'),
      id: v.number(),
      outcome: v.picklist(['shared', 'cancelled', 'failed']),
    }),
  ]),
);

/** Names of the errors with which `navigator.share` rejects. */
const errorNames = { cancelled: 'AbortError', failed: 'DataError' };

type ShareOutcome = 'shared' | keyof typeof errorNames;

export interface AppOptions {
  navigate: (path: string) => void;
  goBack: () => void;
}

/** Connects the page to the surrounding app; returns undefined in a browser. */
export function connectApp({ navigate, goBack }: AppOptions) {
  const app = window.ReactNativeWebView;
  if (!app) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the app is not a window
  const send = (message: PageMessage) => app.postMessage(JSON.stringify(message));
  const shares = new Map<number, (outcome: ShareOutcome) => void>();
  let lastShare = 0;

  /** Replaces `navigator.share`. On any error except `AbortError`, the library copies the content instead. */
  const share = (content: ShareData = {}) =>
    new Promise<void>((resolve, reject) => {
      const id = ++lastShare;
      shares.set(id, (outcome) => {
        shares.delete(id);
        if (outcome === 'shared') resolve();
        else reject(Object.assign(new Error(outcome), { name: errorNames[outcome] }));
      });
      send({ type: 'share', id, content });
    });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

  function receive({ data, source }: MessageEvent) {
    // Messages from a frame or another window have a source; those from the app do not.
    const { success, output } = v.safeParse(appMessage, data);
    if (source || !success) return;
    if (output.type === 'back') goBack();
    else if (output.type === 'open') navigate(output.path);
    else shares.get(output.id)?.(output.outcome);
  }
  // On Android the event is dispatched on the document and does not bubble, hence the capture phase.
  window.addEventListener('message', receive, true);

  // The page extends under the status bar; the library's bars add `env(safe-area-inset-*)`.
  const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]');
  if (viewport) viewport.content = 'width=device-width, initial-scale=1, viewport-fit=cover';

  return {
    /** Call it after each navigation, so that the app knows whether Back stays in the page or leaves it. */
    reportPath: (path: string, canGoBack: boolean) => send({ type: 'navigated', path, canGoBack }),
    disconnect: () => window.removeEventListener('message', receive, true),
  };
}
