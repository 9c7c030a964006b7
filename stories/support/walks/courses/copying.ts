import { en } from '@rad-wallet/ui/messages/en';
import { replaceClipboard } from '../../clipboard';

/** The button that copies, whatever it says of the last time. */
export const copyButton = new RegExp(
  `^(${en.common.copy}|${en.common.copied}|${en.common.copyFailed}|${en.requestMoney.copyLink})$`,
);

/** A clipboard that does as a walk wants it to. */
export function copying() {
  let isRefusing = false;
  const writeText = async () => {
    if (isRefusing) throw new DOMException('No permission', 'NotAllowedError');
  };
  const doing = (refuses: boolean) => (press: () => Promise<void>) => {
    isRefusing = refuses;
    return press();
  };
  return {
    /** Puts it in the place of the device's; answers how to give that one back. */
    clipboard: () => replaceClipboard({ writeText }),
    /** Does something that copies, and it works. */
    succeeds: doing(false),
    /** Does something that copies, and the device refuses. */
    fails: doing(true),
  };
}
