import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { RadioCards } from '@rad-wallet/ui/RadioCards';
import { Screen } from '@rad-wallet/ui/Screen';
import { useNotify } from '@rad-wallet/ui/Toast';
import { loadLanguage, offered, storeLanguage, useLanguage } from '../language';

export function LanguagePage() {
  const { language, changeLanguage } = useLanguage();
  const notify = useNotify();

  async function choose(tag: string) {
    const locale = offered.find((it) => it.tag === tag);
    if (!locale) return;
    try {
      changeLanguage(await loadLanguage(locale));
      storeLanguage(locale);
    } catch {
      notify({ tone: 'danger', id: 'languageNotLoaded' });
    }
  }

  return (
    <Screen header={<PageHeader title={language.words.language} backHref="/" />}>
      <RadioCards
        label={language.words.language}
        isLabelHidden
        options={offered.map(({ tag, name }) => ({ id: tag, label: name }))}
        value={language.locale.tag}
        onChange={(tag) => void choose(tag)}
      />
    </Screen>
  );
}
