import { useSelector } from '@xstate/react';
import { Sparkles } from 'lucide-react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Stack } from '../../components/Stack';
import { TextArea } from '../../components/TextArea';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { giftMessages } from './messages';
import { FormStep } from '../../steps/FormStep';
import { createLazyDialog } from '../../components/LazyView';
import { toGiftDraft } from './giftContext';
import type { GiftActor } from './giftMachine';
import { GiftProgress } from './GiftProgress';

const SuggestionsSheet = createLazyDialog(
  async () => (await import('./SuggestionsSheet')).SuggestionsSheet,
);

/** The character counter's maximum, which does not limit the input (docs/rules.md GIFT-7). */
const COUNTED_LENGTH = 500;

export function WriteMessage({ actor }: { actor: GiftActor }) {
  const t = useMessages(giftMessages);
  const tCommon = useMessages(commonMessages);
  const name = useSelector(actor, ({ context }) => toGiftDraft(context)?.recipient.name ?? '');
  const isOpen = useSelector(actor, (snapshot) =>
    snapshot.matches({ writingMessage: 'choosingSuggestion' }),
  );
  const canContinue = useSelector(actor, (snapshot) => snapshot.can({ type: 'continued' }));

  return (
    <>
      <FormStep
        header={
          <PageHeader
            title={t('title.message')}
            description={t('messageSubtitle', { name })}
            onBack={() => actor.send({ type: 'back' })}
            progress={<GiftProgress step="message" />}
          />
        }
        submitLabel={tCommon('continue')}
        canSubmit={canContinue}
        missing={t('messageNeeded')}
        onSubmit={() => actor.send({ type: 'continued' })}
      >
        <Stack gap={4}>
          <MessageInput actor={actor} />
          <Button
            variant="outline"
            icon={Sparkles}
            {...SuggestionsSheet.preloadOnIntent}
            onPress={() => actor.send({ type: 'suggestions.opened' })}
          >
            {t('getSuggestions')}
          </Button>
        </Stack>
      </FormStep>
      <SuggestionsSheet actor={actor} isOpen={isOpen} />
    </>
  );
}

/** Selects only this field's value, so that a key press re-renders only this field. */
function MessageInput({ actor }: { actor: GiftActor }) {
  const t = useMessages(giftMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <TextArea
      label={t('message')}
      placeholder={t('messagePlaceholder')}
      rows={6}
      counterMax={COUNTED_LENGTH}
      value={message}
      onChange={(typed) => actor.send({ type: 'message.changed', message: typed })}
    />
  );
}
