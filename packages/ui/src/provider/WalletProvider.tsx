import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { createContext, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { ToastProvider } from '../components/Toast/ToastProvider';
import { registerPeer } from '../development/peers';
import { checkStyles } from '../development/styles';
import { BalanceVisibilityContext } from '../hooks/useBalanceVisibility';
import { ClockContext, deviceClock, type Clock } from '../hooks/useClock';
import { navigateInBrowser, GoBackContext, type GoBack } from '../hooks/useGoBack';
import { defaultHrefs, HrefsContext, type WalletHrefs } from '../hooks/useHrefs';
import { MoneyContext } from '../hooks/useMoney';
import { useIsHydrating } from '../hooks/useIsHydrating';
import type { Money } from '../format';
import { getDeviceTimeZone } from '../intl';
import {
  getLanguage,
  type LoadedMessages,
  type Locale,
  type LocaleDefinition,
} from '../locale/languages';
import { IntlContext } from '../messages/intl';
import { ignoreStrayDoublePresses } from './strayDoublePress';

export interface WalletProviderProps {
  /** Currencies, prices and exchange rates, from `defineMoney`. Keep the object stable between renders. */
  money: Money;
  /**
   * Messages for `locale`, such as a catalogue or the result of `loadMessages`. Missing messages are taken from
   * `loadMessages`, otherwise from the English text in the components.
   */
  messages?: LoadedMessages;
  /**
   * Language of `messages` and of formatted numbers and dates; also sets the page's `lang` and `dir`. For a language
   * that the wallet does not include, call `defineLocale` outside components; such a language also sets `data-script`.
   * @default 'en'
   */
  locale?: Locale | LocaleDefinition;
  /** Navigates within the app, using its router. @default full page navigation */
  navigate?: (path: string) => void;
  /**
   * Called when a Back link with a `backHref` is pressed, for example to go back in the history if that page is the
   * previous entry.
   * @default `navigate`
   */
  goBack?: GoBack;
  /**
   * The app's paths or URLs for the library's links. Keep the object stable between renders.
   * @default the wallet's own paths
   */
  hrefs?: Partial<WalletHrefs>;
  /**
   * The app's own messages, which override `messages`. Create the object with `defineTexts`, which checks its types,
   * and keep it stable between renders.
   */
  texts?: LoadedMessages;
  /**
   * Returns the current time for relative dates. For server rendering, return the same time on server and client, such
   * as the request time; otherwise relative dates appear only after hydration.
   * @default the device’s clock
   */
  clock?: Clock;
  /** Duration of a toast, in ms. @default 5000 */
  toastDuration?: number;
  /** Shows dots instead of balances on all screens. docs/rules.md BAL-12. @default false */
  hasHiddenBalances?: boolean;
  /** Called when the user hides or shows balances. Without it, balance cards have no visibility button. */
  onHiddenBalancesChange?: (isHidden: boolean) => void;
  /** IANA time zone for dates. @default the device’s; UTC on a server and during hydration */
  timeZone?: string;
  /** The app; all library components must be inside the provider. */
  children: ReactNode;
}

/**
 * Provides language, direction, clock, navigation and toasts to all components. Also ignores the second press of a
 * double press if its target has been replaced (docs/rules.md NAV-16). Use it once, around all components of this
 * library.
 */
export function WalletProvider({
  money,
  messages,
  locale = 'en',
  navigate = navigateInBrowser,
  goBack = (href) => navigate(href),
  hrefs,
  texts,
  clock = deviceClock,
  toastDuration,
  hasHiddenBalances = false,
  onHiddenBalancesChange,
  timeZone,
  children,
}: WalletProviderProps) {
  const language = getLanguage(locale);
  const { tag, direction, ariaLocale, script = 'latin' } = language;
  const isOwnLanguage = typeof locale !== 'string';
  const isHydrating = useIsHydrating();
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.lang = tag;
    page.dir = direction;
    if (isOwnLanguage) page.dataset.script = script;
    else delete page.dataset.script;
  }, [tag, direction, script, isOwnLanguage]);
  useEffect(() => {
    if (process.env.NODE_ENV === 'development') {
      checkStyles(document);
      registerPeer('react', createContext);
      registerPeer('react-aria-components', RouterProvider);
    }
  }, []);

  useEffect(() => {
    ignoreStrayDoublePresses();
  }, []);

  // During hydration, the device's time zone could differ from the server's.
  const shownTimeZone = timeZone ?? (isHydrating ? 'UTC' : getDeviceTimeZone());
  const intl = useMemo(
    () => ({ language, messages, texts, timeZone: shownTimeZone }),
    [language, messages, texts, shownTimeZone],
  );
  const visibility = useMemo(
    () => ({ isHidden: hasHiddenBalances, onChange: onHiddenBalancesChange }),
    [hasHiddenBalances, onHiddenBalancesChange],
  );
  const allHrefs = useMemo(() => ({ ...defaultHrefs, ...hrefs }), [hrefs]);

  return (
    <IntlContext value={intl}>
      <I18nProvider locale={ariaLocale}>
        <RouterProvider navigate={navigate}>
          <GoBackContext value={goBack}>
            <HrefsContext value={allHrefs}>
              <ClockContext value={clock}>
                <BalanceVisibilityContext value={visibility}>
                  <MoneyContext value={money}>
                    <ToastProvider duration={toastDuration}>{children}</ToastProvider>
                  </MoneyContext>
                </BalanceVisibilityContext>
              </ClockContext>
            </HrefsContext>
          </GoBackContext>
        </RouterProvider>
      </I18nProvider>
    </IntlContext>
  );
}
