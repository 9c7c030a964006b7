import { useSelector } from '@xstate/react';
import { AmountSentence } from '../../components/Amount';
import { Card } from '../../components/Card';
import { CopyableText } from '../../components/CopyableText';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useMessages } from '../../messages';
import { requestMoneyMessages } from './messages';
import type { RequestMoneyActor } from './requestMoneyMachine';

/** Requests made in this session. Renders nothing before the first one. docs/rules.md REQ-7. */
export function SessionRequests({ actor }: { actor: RequestMoneyActor }) {
  const t = useMessages(requestMoneyMessages);
  const requests = useSelector(actor, ({ context }) => context.requests);
  if (requests.length === 0) return null;
  return (
    <Card title={t('yourRequests')}>
      <Stack as="ul" gap={5}>
        {requests.map(({ id, name, amount, link }) => (
          <li key={id}>
            <Stack gap={2}>
              <Text as="strong" size="label">
                <AmountSentence>
                  {(write) => t('requestFrom', { amount: write(amount), name })}
                </AmountSentence>
              </Text>
              <CopyableText
                label={t('paymentLink')}
                isSilent
                text={link}
                copyLabel={t('copyLinkOf', { name })}
                onCopied={() => actor.send({ type: 'link.copied' })}
                onCopyFailed={() => actor.send({ type: 'link.copyFailed' })}
              />
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
