import { matchLocale, type Locale } from '@rad-wallet/ui/messages';
import { use, useDeferredValue } from 'react';
import { useLocale } from 'use-intl';
import { retryForever } from '../data/retryForever';
import type { DemoMessages } from './messages/types';

const loaders: Record<Locale, () => Promise<{ demo: DemoMessages }>> = {
  en: () => import('./messages/en'),
  ur: () => import('./messages/ur'),
  ar: () => import('./messages/ar'),
};

const loads = new Map<Locale, Promise<DemoMessages>>();

/** Asks once for each language that is shown. */
function load(locale: Locale): Promise<DemoMessages> {
  const loading = loads.get(locale) ?? retryForever(loaders[locale]).then(({ demo }) => demo);
  loads.set(locale, loading);
  return loading;
}

/** What the demo says. Suspends until it is there; on the way to another language the last one stays. */
export function useDemoMessages(): DemoMessages {
  return use(load(useDeferredValue(matchLocale([useLocale()]))));
}
