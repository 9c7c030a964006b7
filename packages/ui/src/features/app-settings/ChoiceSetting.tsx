import { Moon, Sun, SunMoon, type LucideIcon } from 'lucide-react';
import { createLazyView } from '../../components/LazyView';
import { SegmentedControl } from '../../components/SegmentedControl';
import type { SelectProps } from '../../components/Select';
import { isLocale, languages } from '../../locale/languages';
import { TextField } from '../../components/TextField';
import { useMessages } from '../../messages';
import { appSettingsMessages } from './messages';
import { SETTING_OPTIONS, type ChoiceId, type SettingProps } from './settings';

interface ChoiceSettingProps extends SettingProps {
  id: ChoiceId;
  /** The app's own options. Custom currencies have no hint, because ours may not apply. @default `SETTING_OPTIONS` */
  options?: SelectProps['options'];
}

/** The option keys are known only at run time, so they cannot be type-checked. */
type ChoiceText = (key: `choices.${ChoiceId}.${string}`) => string;

const choiceIcons: Partial<Record<ChoiceId, Record<string, LucideIcon>>> = {
  theme: { light: Sun, dark: Moon, auto: SunMoon },
};

/** A segmented control for a few short options, otherwise a select. */
export function ChoiceSetting({ id, options, settings, onChange }: ChoiceSettingProps) {
  const t = useMessages(appSettingsMessages);
  const tChoice = t as ChoiceText;
  const choice = {
    label: t(id),
    description: id === 'currency' && options ? undefined : t(`${id}Hint`),
    options:
      options ??
      SETTING_OPTIONS[id].map((option) =>
        isLocale(option)
          ? { id: option, label: languages[option].name, lang: option }
          : {
              id: option,
              label: tChoice(`choices.${id}.${option}`),
              icon: choiceIcons[id]?.[option],
            },
      ),
    value: settings[id],
    onChange: (chosen: string) => onChange({ [id]: chosen }),
  };
  const isShort = id === 'theme' || id === 'dataUsage';
  return isShort ? <SegmentedControl {...choice} isLabelHidden={false} /> : <List {...choice} />;
}

// Lazy-loaded, because the list box is large.
const List = createLazyView<SelectProps>(
  async () => (await import('../../components/Select')).Select,
  { Loading: ReadOnlyChoice },
);

/** A read-only field with the current value, of the same size. */
function ReadOnlyChoice({ label, description, options, value }: SelectProps) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <div data-awaited="">
      <TextField {...{ label, description }} value={chosen?.label ?? ''} isReadOnly />
    </div>
  );
}
