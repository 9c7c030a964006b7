import { Bitcoin, Coins, Zap, type LucideIcon } from 'lucide-react';

/** In display order. docs/rules.md CRY-1. */
export const CRYPTO_CODES = ['BTC', 'USDT', 'SOL'] as const;

export type CryptoCode = (typeof CRYPTO_CODES)[number];

export const cryptoIcons: Record<CryptoCode, LucideIcon> = { BTC: Bitcoin, USDT: Coins, SOL: Zap };
