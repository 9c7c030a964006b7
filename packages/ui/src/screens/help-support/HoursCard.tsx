import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Text } from '../../components/Text';
import { useTranslations } from '../../messages';

/** When somebody answers. docs/rules.md HELP-7. */
export function HoursCard({ isChatOpen }: { isChatOpen: boolean }) {
  const t = useTranslations('help');
  const chat = (
    <>
      <div>{t('liveChatHours')}</div>
      {!isChatOpen && (
        <Text as="div" size="caption" tone="muted" align="end">
          {t('liveChatClosed')}
        </Text>
      )}
    </>
  );
  return (
    <Card title={t('hours')}>
      <DescriptionList
        items={[
          { term: t('liveChat'), value: chat },
          { term: t('phone'), value: t('phoneHours') },
          { term: t('email'), value: t('emailHours') },
        ]}
      />
    </Card>
  );
}
