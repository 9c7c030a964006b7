import { AppShell } from '@rad-wallet/ui/AppShell';
import { BottomBar, defaultTabs, type BottomBarTab } from '@rad-wallet/ui/BottomBar';
import {
  defaultTiles,
  HomeScreen,
  type HomeScreenProps,
  type HomeTile,
} from '@rad-wallet/ui/features/home';
import type { ComponentProps } from 'react';

/** Any component that passes its props to an `svg`. */
const CoinsIcon = (props: ComponentProps<'svg'>) => (
  <svg {...props} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <circle cx="9" cy="9" r="6" />
    <path d="M15.5 9.3A6 6 0 1 1 9.3 15.5" />
  </svg>
);

interface ComposedHomeProps extends Omit<HomeScreenProps, 'tiles'> {
  /** Your own texts in the user's language. */
  texts: { savings: string; savingsHint: string };
}

/** Home with a custom tile first, without the gift tile, and with a custom tab instead of the history. */
export function ComposedHome({ texts, ...data }: ComposedHomeProps) {
  const savings = { id: 'savings', icon: CoinsIcon, label: texts.savings, href: '/savings' };
  const tile: HomeTile = { ...savings, description: texts.savingsHint, tone: 'gold' };
  const tab: BottomBarTab = { ...savings, paths: ['/savings-*'] };
  return (
    <AppShell
      bar={
        <BottomBar
          path="/savings-plan"
          tabs={defaultTabs.map((own) => (own.id === 'history' ? tab : own))}
        />
      }
    >
      <HomeScreen {...data} tiles={[tile, ...defaultTiles.filter(({ id }) => id !== 'gifting')]} />
    </AppShell>
  );
}
