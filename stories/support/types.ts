import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext as AnyStoryContext } from 'storybook/internal/csf';

/** What a play function is given. */
export type StoryContext = Pick<AnyStoryContext<ReactRenderer>, 'canvas' | 'userEvent'>;

/** What a `beforeEach` changes the mocked server with. */
export type ServerContext = Pick<AnyStoryContext<ReactRenderer>, 'msw'>;

/** What a play function is given that changes the server first and mounts the page itself. */
export type MountContext = StoryContext & Pick<AnyStoryContext<ReactRenderer>, 'mount' | 'msw'>;
