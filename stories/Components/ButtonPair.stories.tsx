import preview from '#.storybook/preview';
import { Button } from '@rad-wallet/ui/Button';
import { ButtonPair } from '@rad-wallet/ui/ButtonPair';
import { Download, Share2 } from 'lucide-react';

const meta = preview.meta({
  component: ButtonPair,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <>
        <Button variant="outline" icon={Download}>
          Download
        </Button>
        <Button icon={Share2}>Share</Button>
      </>
    ),
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    children: (
      <>
        <Button variant="outline">Download the whole statement</Button>
        <Button>Share</Button>
      </>
    ),
  },
});
