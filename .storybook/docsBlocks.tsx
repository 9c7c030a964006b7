import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { StoryOfState } from 'storybook-addon-statecharts';
import { StatechartOfStories } from 'storybook-addon-statecharts/docs';

/** The baseline of a flow story, served from the `staticDirs` in main.ts. */
const getPicture = ({ id, tags = [] }: StoryOfState) =>
  id.startsWith('flows-') && !tags.includes('no-visual')
    ? `screens/flows/${id}-light.png`
    : undefined;

/** What docgen adds to a component. */
type Documented = { __docgenInfo?: { description?: string } };

function DescriptionsOfSubcomponents() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const lines = Object.entries<Documented>(preparedMeta.subcomponents ?? {}).map(
    ([name, { __docgenInfo: { description = '' } = {} }]) =>
      `- \`${name}\`: ${description.replaceAll('\n', ' ')}`,
  );
  return <Markdown>{lines.join('\n')}</Markdown>;
}

export default function DocsBlocks() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <DescriptionsOfSubcomponents />
      <Primary />
      <Controls />
      <StatechartOfStories getPicture={getPicture} />
      <Stories />
    </>
  );
}
