/** Words of the server or of a person, as they are: said in English unless they are in Arabic letters. docs/rules.md TXN-15. */
export function ServerText({ children }: { children: string }) {
  return <bdi lang={/\p{Script=Arabic}/u.test(children) ? undefined : 'en'}>{children}</bdi>;
}
