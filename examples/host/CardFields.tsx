import type { CardFieldsProps } from '@rad-wallet/ui/features/payment-methods';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { PROCESSOR } from './processor';

/** A message of the frame: null while its fields are incomplete. */
const messageSchema = v.object({
  card: v.nullable(
    v.object({
      token: v.string(),
      brand: v.string(),
      last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
      expiry: v.object({ month: v.number(), year: v.number() }),
    }),
  ),
});

/** The card processor's fields, in a frame that the wallet cannot read. */
export function CardFields({ onChange, label, isDisabled }: CardFieldsProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== PROCESSOR || source !== frame.current?.contentWindow) return;
      const message = v.safeParse(messageSchema, data);
      onChange(message.success ? message.output.card : null);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onChange]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the processor's page needs its own origin and scripts
    <iframe
      ref={frame}
      title={label}
      src={`${PROCESSOR}/card?language=${document.documentElement.lang}`}
      inert={isDisabled}
      style={{ border: 0, inlineSize: '100%', blockSize: '10rem' }}
    />
  );
}
