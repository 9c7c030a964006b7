import { appSettings } from './appSettings';
import { auth } from './auth';
import { conversion } from './conversion';
import { funds } from './funds';
import { gift } from './gift';
import { help } from './help';
import { notFound } from './notFound';
import { notifications } from './notifications';
import { profile } from './profile';
import { requestMoney } from './requestMoney';
import { sendMoney } from './sendMoney';
import { signOut } from './signOut';
import { splash } from './splash';
import { toasts } from './toasts';

/** What every other screen says, toasts included: loaded with the first of them. */
export const later = {
  appSettings,
  auth,
  conversion,
  funds,
  gift,
  help,
  notFound,
  notifications,
  profile,
  requestMoney,
  sendMoney,
  signOut,
  splash,
  toasts,
} as const;
