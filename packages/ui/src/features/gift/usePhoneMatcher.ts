import { useEffect, useState } from 'react';
import { useIsHydrating } from '../../hooks/useIsHydrating';
import type { PhoneMatcher } from './findContacts';

let loaded: PhoneMatcher | undefined;

/** Returns the comparison of phone numbers once its code, which is large, has loaded. */
export function usePhoneMatcher(): PhoneMatcher | undefined {
  // The server has not loaded it.
  const isHydrating = useIsHydrating();
  const [matcher, setMatcher] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return undefined;
    let isMounted = true;
    import('../../phone')
      .then(({ matchesPhone }) => {
        loaded = (phone, search) => matchesPhone(phone, search);
        if (isMounted) setMatcher(() => loaded);
      })
      // The search then compares digits.
      .catch(() => {});
    return () => {
      isMounted = false;
    };
  }, []);
  return isHydrating ? undefined : matcher;
}
