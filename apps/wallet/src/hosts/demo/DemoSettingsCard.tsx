import { useState } from 'react';
import { useCloseOnBack } from '../../platform/navigation/useCloseOnBack';
import { DemoCard } from './DemoCard';

/** The reload replaces the dialog's history entry. docs/rules.md SET-7. */
const resetDemo = () => window.location.replace('/?reset-demo');

export function DemoSettingsCard() {
  const [isOpen, setOpen] = useState(false);
  useCloseOnBack({ isOpen, close: () => setOpen(false) });
  return <DemoCard isOpen={isOpen} onOpenChange={setOpen} onReset={resetDemo} />;
}
