import type { Decorator, Preview } from '@storybook/react-vite';
import { applyTheme, type ThemePreference } from '@rad-wallet/ui/theme';
import { useLayoutEffect, type ReactNode } from 'react';
import './brands/brands.css';

export const themingGlobals: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: ['light', 'dark', 'auto'],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        { value: 'rad', title: 'RAD' },
        { value: 'jamun', title: 'Jamun' },
      ],
      dynamicTitle: true,
    },
  },
};

interface ThemedProps {
  theme: ThemePreference;
  brand: string;
  children: ReactNode;
}

function ThemedDocument({ theme, brand, children }: ThemedProps) {
  useLayoutEffect(() => {
    applyTheme(theme);
    document.documentElement.dataset.brand = brand;
  }, [theme, brand]);
  return children;
}

function ThemedContainer({ theme, brand, children }: ThemedProps) {
  return (
    <div className="story-apart" data-brand={brand} data-theme={theme}>
      {children}
    </div>
  );
}

export const withTheming: Decorator = (Story, { globals, storyGlobals, viewMode }) => {
  // All stories on a docs page share the document, so a story with its own globals must not recolour the others.
  const isApart = viewMode === 'docs' && ('theme' in storyGlobals || 'brand' in storyGlobals);
  const Themed = isApart ? ThemedContainer : ThemedDocument;
  return (
    <Themed theme={globals.theme as ThemePreference} brand={globals.brand as string}>
      <Story />
    </Themed>
  );
};
