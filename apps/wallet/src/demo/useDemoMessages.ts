import { matchLocale, useLocale, type Locale } from '@rad-wallet/ui/messages';
import { use, useDeferredValue } from 'react';
import { retryForever } from '../data/retryForever';
import type { DemoMessages } from './messages/types';

const loaders: Record<Locale, () => Promise<{ demo: DemoMessages }>> = {
  en: () => import('./messages/en'),
  ur: () => import('./messages/ur'),
  ar: () => import('./messages/ar'),
};

const loads = new Map<Locale, Promise<DemoMessages>>();

/** Loads each language once, when it is first shown. */
function load(locale: Locale): Promise<DemoMessages> {
  const loading = loads.get(locale) ?? retryForever(loaders[locale]).then(({ demo }) => demo);
  loads.set(locale, loading);
  return loading;
}

/**
 * Returns the demo's messages. Suspends until they are loaded; while the language changes, it returns the previous
 * ones.
 */
export function useDemoMessages(): DemoMessages {
  return use(load(useDeferredValue(matchLocale([useLocale()]))));
}
