import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { StatechartOfStories } from 'storybook-addon-statecharts/docs';

export default function DocsBlocks() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <StatechartOfStories />
      <Stories />
    </>
  );
}
