import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { ToastProvider } from '../components/Toast';
import { ClockContext, type Clock } from '../hooks/useClock';
import { browserNavigation, GoBackContext, type GoBack } from '../hooks/useGoBack';
import { defaultHrefs, HrefsContext, type WalletHrefs } from '../hooks/useHrefs';
import type { FirstMessages, LaterMessages, Locale } from '../messages';
import { withTexts, type Texts } from '../messages/texts';

export interface WalletProviderProps {
  /** The catalogue of the chosen locale, from `loadMessages`, or the part of it that is loaded. */
  messages: FirstMessages & Partial<LaterMessages>;
  /** Language of texts, figures and dates. @default 'en' */
  locale?: Locale;
  /** Client-side navigation of whichever router the app uses. @default the browser's own */
  navigate?: (path: string) => void;
  /**
   * What a page header's Back does when its `backHref` is pressed, such as a step back in the history
   * where that leads there too. @default `navigate`
   */
  goBack?: GoBack;
  /** The app's own places for the library's links. Keep it one and the same object. @default the wallet's own paths */
  hrefs?: Partial<WalletHrefs>;
  /** Texts of the app's own, laid over `messages`. Keep it one and the same object; `defineTexts` checks it. */
  texts?: Texts;
  /** The present moment for relative dates. @default the device's clock */
  clock?: Clock;
  /** How long a toast stays, ms; stories hold it. @default 5000 */
  toastDuration?: number;
  /** IANA time zone of dates. @default the device's */
  timeZone?: string;
  /** The app. */
  children: ReactNode;
}

/** use-intl knows locales and texts from its global `AppConfig`, which belongs to the app and may hold others. */
const WalletIntlProvider = IntlProvider as unknown as ComponentType<{
  locale: Locale;
  messages: WalletProviderProps['messages'];
  timeZone: string;
  children: ReactNode;
}>;

const deviceClock: Clock = () => new Date();

/** Everything that the components need from outside: language, direction, clock, navigation, the toast slot. */
export function WalletProvider({
  messages,
  locale = 'en',
  navigate = browserNavigation,
  goBack = (href) => navigate(href),
  hrefs,
  texts,
  clock = deviceClock,
  toastDuration,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  children,
}: WalletProviderProps) {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const said = useMemo(() => withTexts(messages, texts), [messages, texts]);
  const places = useMemo(() => ({ ...defaultHrefs, ...hrefs }), [hrefs]);

  return (
    <WalletIntlProvider locale={locale} messages={said} timeZone={timeZone}>
      <I18nProvider locale={locale === 'en' ? 'en-US' : locale}>
        <RouterProvider navigate={navigate}>
          <GoBackContext value={goBack}>
            <HrefsContext value={places}>
              <ClockContext value={clock}>
                <ToastProvider duration={toastDuration}>{children}</ToastProvider>
              </ClockContext>
            </HrefsContext>
          </GoBackContext>
        </RouterProvider>
      </I18nProvider>
    </WalletIntlProvider>
  );
}
