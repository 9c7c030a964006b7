import { createContext, use } from 'react';
import { browserSettings } from './browserSettings';
import type { WalletSettings } from './settings';

/** The settings that pages show and change. Stories bring their own. */
export const SettingsContext = createContext<WalletSettings>(browserSettings);

export const useSettings = (): WalletSettings => use(SettingsContext);
