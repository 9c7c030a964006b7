import preview from '#.storybook/preview';
import { jamun } from '#.storybook/brands/jamun';
import { dark, light } from '@rad-wallet/ui/theme';
import { expect } from 'storybook/test';
import CardsPage from '../../apps/wallet/src/features/cards/CardsPage';
import HomePage from '../../apps/wallet/src/features/home/HomePage';
import AuthPage from '../../apps/wallet/src/features/auth/AuthPage';
import SendMoneyPage from '../../apps/wallet/src/features/send-money/SendMoneyPage';
import { CASH, SILVER } from '../support/figures';
import { findLatestTransactions } from '../support/history';
import { PageStory } from '../support/PageStory';
import { ColourRoles } from './ColourRoles';
import { ThemeSampler } from './ThemeSampler';
import { scopeExamples, ThemeScopes } from './ThemeScopes';
import { ThemePreview } from './ThemePreview';

const meta = preview.meta({
  title: 'Foundations/Theming',
  component: ThemePreview,
  args: { brand: '#23407a', hero: '#16294f', accent: '#c2410c', tint: '#a8a29e' },
  argTypes: {
    brand: { control: 'color' },
    hero: { control: 'color' },
    accent: { control: 'color' },
    tint: { control: 'color' },
  },
});

const inJamun = { globals: { brand: 'jamun' } };

export const Home = meta.story({
  ...inJamun,
  render: () => (
    <PageStory path="/">
      <HomePage />
    </PageStory>
  ),
  play: async (context) => {
    await expect(await context.canvas.findByText(SILVER)).toBeVisible();
    await expect(await findLatestTransactions(context)).toHaveLength(10);
  },
});

export const SendingMoney = meta.story({
  ...inJamun,
  render: () => (
    <PageStory path="/send-money">
      <SendMoneyPage />
    </PageStory>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ahmed Khan/ }));
    await userEvent.type(await canvas.findByLabelText(/Amount/), '1500');
    await expect(await canvas.findByText(`Available balance: ${CASH}`)).toBeVisible();
  },
});

export const SigningIn = meta.story({
  ...inJamun,
  render: () => (
    <PageStory path="/login">
      <AuthPage />
    </PageStory>
  ),
});

export const Cards = meta.story({
  ...inJamun,
  render: () => (
    <PageStory path="/cards">
      <CardsPage />
    </PageStory>
  ),
});

export const Components = meta.story({ ...inJamun, render: () => <ThemeSampler /> });

export const ColorRolesLight = meta.story({
  ...inJamun,
  render: () => <ColourRoles tokens={jamun.light.color} />,
});

export const ColorRolesDark = meta.story({
  globals: { brand: 'jamun', theme: 'dark' },
  render: () => <ColourRoles tokens={jamun.dark.color} />,
});

/** A theme made from the four colours in Storybook's Controls panel. */
export const CustomTheme = meta.story();

/** The error thrown by `makeTheme` for a brand with insufficient contrast. */
export const InsufficientContrast = meta.story({
  args: { brand: '#ffcc00', hero: undefined, accent: undefined, tint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/brand #ffcc00 on surface/)).toBeVisible();
  },
});

/** A brand on parts of the page, inside and around light and dark themes. */
export const Scopes = meta.story({
  tags: ['no-visual'],
  render: () => <ThemeScopes />,
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const createBrand = (name: string) =>
      getComputedStyle(canvas.getByTestId(name)).getPropertyValue('--rad-color-brand');
    for (const page of ['light', 'dark'] as const) {
      root.dataset.theme = page;
      await expect(getComputedStyle(root).getPropertyValue('--rad-color-brand')).toBe(
        { light, dark }[page].brand,
      );
      for (const { name, around, own, within } of scopeExamples) {
        const scheme = within ?? own ?? around ?? page;
        await expect(`${name}: ${createBrand(name)}`).toBe(`${name}: ${jamun[scheme].color.brand}`);
      }
      await expect(createBrand('another brand')).toBe(dark.brand);
    }
    root.dataset.theme = 'light';
  },
});
