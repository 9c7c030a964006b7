import { useClock } from '@rad-wallet/ui/provider';
import { createContext, use, useState } from 'react';
import { useHostContent } from './useHostContent';
import type { PersonalContent } from './PersonalContent';

/** Lets stories replace the demo's samples. */
export const PersonalContext = createContext<Partial<PersonalContent>>({});

const useContent: () => Partial<PersonalContent> = import.meta.env.VITE_API_URL
  ? useHostContent
  : () => use(PersonalContext);

/**
 * Creates a hook that returns one part of the host's content, or a sample in the demo. Callers must write
 * `import.meta.env.VITE_API_URL ? empty : sample`, so the bundler can remove the sample from a build for an API.
 */
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
