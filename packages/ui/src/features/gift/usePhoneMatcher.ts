import { useEffect, useState } from 'react';
import { createLoader } from '../../components/LazyView';
import { useIsHydrating } from '../../hooks/useIsHydrating';
import type { PhoneMatcher } from './findContacts';

const phoneMatcher = createLoader(async (): Promise<PhoneMatcher> => {
  const { matchesPhone } = await import('../../phone');
  return (phone, wanted) => matchesPhone(phone, wanted);
});

/** Returns the comparison of phone numbers once its code, which is large, has loaded: the first search loads it. */
export function usePhoneMatcher(search: string): PhoneMatcher | undefined {
  // The server has not loaded it.
  const isHydrating = useIsHydrating();
  const isSearching = search.trim() !== '';
  const [matcher, setMatcher] = useState(phoneMatcher.getLoaded);
  useEffect(() => {
    if (matcher || !isSearching) return undefined;
    let isMounted = true;
    phoneMatcher
      .load()
      .then((loaded) => isMounted && setMatcher(() => loaded))
      // The search then compares digits.
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [isSearching, matcher]);
  return isHydrating ? undefined : (matcher ?? undefined);
}
