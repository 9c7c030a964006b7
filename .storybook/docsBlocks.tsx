import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { StoryOfState } from 'storybook-addon-statecharts';
import { StatechartOfStories } from 'storybook-addon-statecharts/docs';
import * as screenStyles from './screens/screens.css';
import { ScreenLink } from './screens/ScreenLink';

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

/**
 * The states of a page as pictures. All stories on a docs page share one mocked network, so the failures of some stories
 * would be those of all.
 */
function StoryPictures() {
  const stories = use(DocsContext).componentStories();
  const links = stories.map(({ id, name, tags }) => ({
    id,
    name,
    hasPicture: !tags.includes('no-visual'),
  }));
  return (
    <ul className={screenStyles.screens}>
      {links
        .toSorted((one, other) => Number(other.hasPicture) - Number(one.hasPicture))
        .map((link) => (
          <li key={link.id}>
            <ScreenLink {...link} />
          </li>
        ))}
    </ul>
  );
}

export default function DocsBlocks() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isPage = preparedMeta.title.startsWith('Pages/');
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <DescriptionsOfSubcomponents />
      {!isPage && (
        <>
          <Primary />
          <Controls />
        </>
      )}
      <StatechartOfStories getPicture={getPicture} />
      {isPage ? <StoryPictures /> : <Stories />}
    </>
  );
}
