import { Fragment } from 'react';
import { Ltr } from './Ltr';

export interface AddressProps {
  /** An e-mail address or URL. */
  children: string;
}

/** Line breaks: after @ in e-mail addresses, at punctuation in URLs. */
const getBreakPattern = (address: string) =>
  address.includes('@') ? /(?<=@)/ : /(?<=\/)(?!\/)|(?=[.?&=])/;

/** An e-mail address or URL, left to right, which wraps at punctuation. */
export function Address({ children }: AddressProps) {
  const parts = children.split(getBreakPattern(children));
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
