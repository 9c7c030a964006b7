interface Report {
  type: string;
  result?: { violations?: readonly { id: string; nodes: readonly { html: string }[] }[] };
}

interface Channel {
  on: (event: string, listener: (data: never) => void) => void;
  emit: (event: string, data: object) => void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
  var isStorybookReady: boolean | undefined;
  /** The story that is shown, and its problems; null until it is finished. */
  var shownStory: { id: string; problems: string[] | null } | undefined;
}

/** Runs in Storybook's page. Returns whether its stories can be shown. */
export function prepareStorybook(): boolean {
  if (globalThis.isStorybookReady !== undefined) return globalThis.isStorybookReady;
  if (!('__STORYBOOK_PREVIEW__' in globalThis)) return false;
  globalThis.isStorybookReady = false;
  void globalThis.__STORYBOOK_PREVIEW__.ready().then(() => (globalThis.isStorybookReady = true));
  // WebKitGTK has no WebAuthn, of which the stories replace a part.
  for (const name of ['PublicKeyCredential', 'AuthenticatorAttestationResponse']) {
    if (name in globalThis) continue;
    const value = { prototype: {}, isUserVerifyingPlatformAuthenticatorAvailable: () => false };
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return false;
}

/** Runs in Storybook's page: renders and plays a story, and has the accessibility addon run axe. */
export function playStory(id: string): void {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  const isFirst = !globalThis.shownStory;
  globalThis.shownStory = { id, problems: null };
  const finish = (problems: string[]) => {
    const shown = globalThis.shownStory;
    if (shown) shown.problems = [...(shown.problems ?? []), ...problems];
  };
  if (isFirst) {
    channel.on(
      'storyFinished',
      ({ storyId, reporters }: { storyId: string; reporters: Report[] }) => {
        if (storyId !== globalThis.shownStory?.id) return;
        const violations = reporters.flatMap(({ type, result }) =>
          type === 'a11y' ? (result?.violations ?? []) : [],
        );
        finish(violations.map((it) => `${it.id}: ${it.nodes.map(({ html }) => html).join(' ')}`));
      },
    );
    for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
      channel.on(event, (error: { message?: string; description?: string }) =>
        finish([`${event}: ${error.message ?? error.description ?? ''}`]),
      );
    }
    channel.on('storyMissing', () => finish(['The story is missing.']));
    addEventListener('error', ({ message }) => finish([message]));
    addEventListener('unhandledrejection', ({ reason }) => finish([String(reason)]));
  }
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

/** Runs in Storybook's page. */
export const takeResult = (): readonly string[] | null => globalThis.shownStory?.problems ?? null;
