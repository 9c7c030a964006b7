import { getTextDirection } from '../../format/direction';

export interface ServerTextProps {
  /** Text from the server, displayed unchanged and isolated from the page's direction. */
  children: string;
}

/** Untranslated server text, marked as English unless it is in Arabic script. docs/rules.md TXN-15. */
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
