/** A tab of the bottom bar. */
export type Tab = 'home' | 'history' | 'settings';

const paths: Record<Tab, readonly string[]> = {
  home: ['/'],
  history: ['/funds', '/transactions'],
  settings: ['/profile'],
};

const beginnings: Partial<Record<Tab, readonly string[]>> = {
  history: ['/send-', '/request-', '/add-', '/withdraw', '/bank-', '/crypto-', '/card-'],
  settings: ['/kyc-', '/payment-', '/notifications', '/app-settings', '/help-'],
};

const tabs: readonly Tab[] = ['home', 'history', 'settings'];

/** The tab that a path belongs to, if any. docs/rules.md NAV-8 to NAV-10. */
export function activeTab(path: string): Tab | undefined {
  return tabs.find(
    (tab) =>
      paths[tab].includes(path) || beginnings[tab]?.some((beginning) => path.startsWith(beginning)),
  );
}
