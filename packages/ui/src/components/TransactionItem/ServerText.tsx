import { getTextDirection } from '../../format/direction';

export interface ServerTextProps {
  /** Shown unchanged, isolated from the direction of the page. */
  children: string;
}

/** Untranslated text, marked as English unless it is in Arabic script. docs/rules.md TXN-15. */
export function ServerText({ children }: ServerTextProps) {
  return (
    <bdi
      dir={getTextDirection(children)}
      lang={/\p{Script=Arabic}/u.test(children) ? undefined : 'en'}
    >
      {children}
    </bdi>
  );
}
