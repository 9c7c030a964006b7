import { useClock } from '@rad-wallet/ui/provider';
import { createContext, use, useState } from 'react';
import { useHostContent } from './server/useHostContent';
import type { PersonalContent } from './PersonalContent';

/** Lets stories replace the demo's samples. */
export const PersonalContext = createContext<Partial<PersonalContent>>({});

const useContent: () => Partial<PersonalContent> = import.meta.env.VITE_API_URL
  ? useHostContent
  : () => use(PersonalContext);

/** Callers must write `import.meta.env.VITE_API_URL ? empty : sample`, so the bundler can remove the sample. */
export function createContentHook<Part extends keyof PersonalContent>(
  part: Part,
  fallback: PersonalContent[Part] | ((now: Date) => PersonalContent[Part]),
): () => PersonalContent[Part] {
  return function usePersonal() {
    const clock = useClock();
    // Sample dates are relative to now. docs/rules.md DEMO-7.
    const [sample] = useState(() =>
      typeof fallback === 'function' ? fallback(clock()) : fallback,
    );
    const own: PersonalContent[Part] | undefined = useContent()[part];
    return own === undefined ? sample : own;
  };
}
