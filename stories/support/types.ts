import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext as AnyStoryContext } from 'storybook/internal/csf';

export type StoryContext = Pick<AnyStoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

export type ServerContext = Pick<AnyStoryContext<ReactRenderer>, 'msw'>;

export type MountContext = StoryContext & Pick<AnyStoryContext<ReactRenderer>, 'mount' | 'msw'>;
