import { matchLocale, useLocale, type Locale } from '@rad-wallet/ui/messages';
import { use } from 'react';
import { retryForever } from '../data/retryForever';
import type { DemoMessages } from './demoMessages';

let loading: Promise<Readonly<Record<Locale, DemoMessages>>> | undefined;

/** Loads the messages of all languages once, when they are first shown. */
const load = () =>
  (loading ??= retryForever(async () => (await import('./demoMessages')).demoMessages));

/** Returns the demo's messages. Suspends until they are loaded. */
export function useDemoMessages(): DemoMessages {
  return use(load())[matchLocale([useLocale()])];
}
