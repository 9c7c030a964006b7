import { Fragment } from 'react';
import { Ltr } from './Ltr';

export interface AddressProps {
  /** The address, unformatted. */
  children: string;
}

const getBreakPattern = (address: string) =>
  address.includes('@') ? /(?<=@)/ : /(?<=\/)(?!\/)|(?=[.?&=])/;

/**
 * An email address or URL that is left to right in every language and wraps at punctuation. Use it within a sentence or
 * a row; for numbers use `Ltr`, for hashes and IDs `Code`.
 */
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
