import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { createLazyDialog, createLazyView } from '@rad-wallet/ui/LazyView';
import { ar } from '@rad-wallet/ui/messages/ar';
import { ur } from '@rad-wallet/ui/messages/ur';
import { Stack } from '@rad-wallet/ui/Stack';
import { TextField } from '@rad-wallet/ui/TextField';
import { useState, type ReactNode } from 'react';
import { expect, spyOn } from 'storybook/test';
import type { StoryContext } from '../support/types';

/** What is shown in place of a page, select or dialog that could not be loaded. docs/rules.md NAV-21. */
const meta = preview.meta({
  title: 'Components/LazyView',
  component: ErrorState,
  parameters: { layout: 'padded' },
  tags: ['!autodocs', '!manifest'],
  beforeEach: () => {
    // Each failure is logged as a warning.
    spyOn(console, 'warn').mockReturnValue();
  },
});

const failToLoad = () => Promise.reject<(props: object) => null>(new Error('Failed to fetch'));

const FailedPart = createLazyView(failToLoad);
const FailedDialog = createLazyDialog<{ isOpen: boolean }>(failToLoad);

/** Shows its content on a press, so that nothing is loaded on the server. */
function Opener({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? children : <Button onPress={() => setOpen(true)}>Open</Button>;
}

const open = ({ canvas, userEvent }: StoryContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Open' }));

/** The rest of the page stays usable. */
export const FailedInForm = meta.story({
  render: () => (
    <Opener>
      <Stack gap={5}>
        <TextField label="Recipient" />
        <FailedPart />
        <TextField label="Message" />
      </Stack>
    </Opener>
  ),
  play: async (context) => {
    const { canvas } = context;
    await open(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This could not be loaded');
    await expect(canvas.getByLabelText('Message')).toBeVisible();
  },
});

/** Firefox keeps the failure of a module until the page is reloaded. */
export const FailedAgain = meta.story({
  render: () => (
    <Opener>
      <FailedPart />
    </Opener>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Reload this screen')).toBeVisible();
  },
});

export const FailedAsDialog = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Opener>
      <FailedDialog isOpen />
    </Opener>
  ),
  play: async (context) => {
    await open(context);
    await expect(await context.canvas.findByText('This could not be loaded')).toBeVisible();
  },
});

const createTranslatedStory = (language: 'ur' | 'ar', message: string) => ({
  globals: { language },
  parameters: { layout: 'fullscreen' } as const,
  render: () => (
    <Opener>
      <FailedPart />
      <FailedDialog isOpen />
    </Opener>
  ),
  play: async (context: StoryContext) => {
    await open(context);
    await expect(await context.canvas.findAllByText(message)).toHaveLength(2);
  },
});

export const FailedInUrdu = meta.story(createTranslatedStory('ur', ur.common.loadFailed));

export const FailedInArabic = meta.story(createTranslatedStory('ar', ar.common.loadFailed));
