import { NOW } from '../data';

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const grams = new Intl.NumberFormat('en', { minimumFractionDigits: 1 });
const date = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

const HOUR = 3_600_000;

/** An amount as our screen writes it. */
export const written = (amount: string, currency = 'PKR') =>
  currency === 'PKR' ? `Rs. ${money.format(Number(amount))}` : `${grams.format(Number(amount))} g`;

/** A moment as our screen tells it. */
export function told(timestamp: string) {
  const moment = new Date(timestamp);
  const hours = Math.floor((NOW.getTime() - moment.getTime()) / HOUR);
  if (hours < 1) return 'Just now';
  if (hours < 24) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  const clock = time.format(moment);
  return hours < 48 ? `Yesterday, ${clock}` : `${date.format(moment)}, ${clock}`;
}
