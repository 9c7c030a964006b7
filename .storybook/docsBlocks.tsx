import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import type { StoryOfState } from 'storybook-addon-statecharts';
import { StatechartOfStories } from 'storybook-addon-statecharts/docs';

/** The baseline of a flow story, served from the `staticDirs` in main.ts. */
const getPicture = ({ id, tags = [] }: StoryOfState) =>
  id.startsWith('flows-') && !tags.includes('no-visual')
    ? `screens/flows/${id}-light.png`
    : undefined;

export default function DocsBlocks() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <StatechartOfStories getPicture={getPicture} />
      <Stories />
    </>
  );
}
