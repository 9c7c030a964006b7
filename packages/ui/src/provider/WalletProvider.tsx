import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { ToastProvider } from '../components/Toast';
import type { FirstMessages, LaterMessages, Locale } from '../messages';
import type { en } from '../messages/en';
import { ClockContext, type Clock } from './clock';

export interface WalletProviderProps {
  /** The catalogue of the chosen locale, from `loadMessages`, or the part of it that is loaded. */
  messages: FirstMessages & Partial<LaterMessages>;
  /** @default 'en' */
  locale?: Locale;
  /** Client-side navigation of whichever router the app uses. Links fall back to the browser without it. */
  navigate?: (path: string) => void;
  /** The present moment for relative dates. @default the device's clock */
  clock?: Clock;
  /** How long a toast stays, ms; stories hold it. @default 5000 */
  toastDuration?: number;
  /** IANA time zone of dates. @default the device's */
  timeZone?: string;
  children: ReactNode;
}

const deviceClock: Clock = () => new Date();
const browserNavigation = (path: string) => window.location.assign(path);

/** Everything that the components need from outside: language, direction, clock, navigation, the toast slot. */
export function WalletProvider({
  messages,
  locale = 'en',
  navigate = browserNavigation,
  clock = deviceClock,
  toastDuration,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  children,
}: WalletProviderProps) {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    // Every catalogue has English's keys and placeholders, which is all that its literal type adds.
    <IntlProvider locale={locale} messages={messages as typeof en} timeZone={timeZone}>
      <I18nProvider locale={locale === 'en' ? 'en-US' : locale}>
        <RouterProvider navigate={navigate}>
          <ClockContext value={clock}>
            <ToastProvider duration={toastDuration}>{children}</ToastProvider>
          </ClockContext>
        </RouterProvider>
      </I18nProvider>
    </IntlProvider>
  );
}
