import { Fragment } from 'react';
import { Ltr } from './Ltr';

export interface AddressProps {
  /** An e-mail address, or one of the web. */
  children: string;
}

/** Where a line may end: in an e-mail address behind the name, in one of the web at its signs. */
const breaksOf = (address: string) =>
  address.includes('@') ? /(?<=@)/ : /(?<=\/)(?!\/)|(?=[.?&=])/;

/** An address of the net: runs from the left in every language, and where it has no room on a line, breaks at its signs. */
export function Address({ children }: AddressProps) {
  const parts = children.split(breaksOf(children));
  return (
    <Ltr>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('')}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Ltr>
  );
}
