import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext as AnyStoryContext } from 'storybook/internal/csf';

/** The context of a play function. */
export type StoryContext = Pick<AnyStoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

/** The context of a `beforeEach` that changes the mocked server. */
export type ServerContext = Pick<AnyStoryContext<ReactRenderer>, 'msw'>;

/** The context of a play function that changes the mocked server and mounts the page itself. */
export type MountContext = StoryContext & Pick<AnyStoryContext<ReactRenderer>, 'mount' | 'msw'>;
