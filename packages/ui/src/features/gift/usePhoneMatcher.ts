import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../hooks/useIsHydrating';
import type { PhoneMatcher } from './findContacts';

let loaded: PhoneMatcher | undefined;

/** Returns the comparison of phone numbers once its code, which is large, has loaded: the first search loads it. */
export function usePhoneMatcher(search: string): PhoneMatcher | undefined {
  // The server has not loaded it.
  const isHydrating = useIsHydrating();
  const isSearching = search.trim() !== '';
  const [matcher, setMatcher] = useState(() => loaded);
  useEffect(() => {
    if (matcher || !isSearching) return undefined;
    let isMounted = true;
    import('../../phone')
      .then(({ matchesPhone }) => {
        loaded = (phone, wanted) => matchesPhone(phone, wanted);
        if (isMounted) setMatcher(() => loaded);
      })
      // The search then compares digits.
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, [isSearching, matcher]);
  return isHydrating ? undefined : matcher;
}
