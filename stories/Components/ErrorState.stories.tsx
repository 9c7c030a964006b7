import preview from '#.storybook/preview';
import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { expect, fn } from 'storybook/test';

const meta = preview.meta({
  component: ErrorState,
  parameters: { layout: 'padded' },
  args: { onRetry: fn() },
});

export const WithRetry = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const WithoutRetry = meta.story({
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const CustomMessage = meta.story({
  args: {
    title: 'Your transactions could not be loaded',
    description: 'The server did not answer in time.',
  },
});
