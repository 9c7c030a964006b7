import preview from '#.storybook/preview';
import {
  GiftBox,
  GiftWrap,
  type GiftWrapId,
  type GiftWrapProps,
  LazyGiftBox,
  LazyGiftWrap,
} from '@rad-wallet/ui/GiftWrap';
import { expect } from 'storybook/test';

const meta = preview.meta({
  component: GiftWrap,
  subcomponents: { GiftBox, LazyGiftBox, LazyGiftWrap },
  parameters: { layout: 'padded' },
  args: {
    design: 'golden-elegance' as GiftWrapId,
    label: 'A gift in gold paper with an emerald bow',
  },
});

const opened = (args: GiftWrapProps) => <GiftBox {...args} />;

export const GoldenElegance = meta.story({
  args: { design: 'golden-elegance', label: 'A gift in gold paper with an emerald bow' },
});

export const IslamicCalligraphy = meta.story({
  args: {
    design: 'islamic-calligraphy',
    label: 'A gift in lapis blue paper with gold pen strokes',
  },
});

export const FloralGarden = meta.story({
  args: { design: 'floral-garden', label: 'A gift in white paper with painted tulips' },
});

export const MinimalistLuxury = meta.story({
  args: { design: 'minimalist-luxury', label: 'A gift in black paper with a copper thread' },
});

export const FestiveCelebration = meta.story({
  args: { design: 'festive-celebration', label: 'A gift in paper with lanterns and a crescent' },
});

export const NatureInspired = meta.story({
  args: { design: 'nature-inspired', label: 'A gift in kraft paper with ferns, tied with twine' },
});

export const GoldenEleganceOpened = meta.story({
  args: { design: 'golden-elegance', label: 'An opened gift in gold paper' },
  render: opened,
});

export const IslamicCalligraphyOpened = meta.story({
  args: { design: 'islamic-calligraphy', label: 'An opened gift in lapis blue paper' },
  render: opened,
});

export const FloralGardenOpened = meta.story({
  args: { design: 'floral-garden', label: 'An opened gift in flowered paper' },
  render: opened,
});

export const MinimalistLuxuryOpened = meta.story({
  args: { design: 'minimalist-luxury', label: 'An opened gift in black paper' },
  render: opened,
});

export const FestiveCelebrationOpened = meta.story({
  args: { design: 'festive-celebration', label: 'An opened gift in paper with lanterns' },
  render: opened,
});

export const NatureInspiredOpened = meta.story({
  args: { design: 'nature-inspired', label: 'An opened gift in kraft paper' },
  render: opened,
});

export const Labelled = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'A gift in gold paper with an emerald bow' }),
    ).toBeVisible();
  },
});

/** The image is decorative if its name is next to it. */
export const Decorative = meta.story({
  tags: ['no-visual'],
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Two images on a page use different ids, so each keeps its own colours. */
export const MultipleOnPage = meta.story({
  render: (args) => (
    <>
      <GiftWrap {...args} />
      <GiftWrap design="golden-elegance" label="Another gift in gold paper" />
      <GiftBox design="golden-elegance" label="An opened gift in gold paper" />
    </>
  ),
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('svg [id]')].map((element) => element.id);
    await expect(ids.length).toBeGreaterThan(0);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});
