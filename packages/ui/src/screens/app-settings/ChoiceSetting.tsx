import { Moon, Sun, SunMoon, type LucideIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl';
import type { SelectProps } from '../../components/Select';
import { TextField } from '../../components/TextField';
import { useTranslations } from '../../messages';
import { isLocale } from '../../messages/locale';
import { CHOICES, LANGUAGE_NAMES, type ChoiceId, type SettingProps } from './settings';

interface ChoiceSettingProps extends SettingProps {
  /** The setting. */
  id: ChoiceId;
}

/** Each choice has its text under its own key; which one it is, is known only at run time. */
type ChoiceText = (key: `choices.${ChoiceId}.${string}`) => string;

const icons: Partial<Record<ChoiceId, Record<string, LucideIcon>>> = {
  theme: { light: Sun, dark: Moon, auto: SunMoon },
};

/** A setting that is one of several, with what it does below: a few short ones all in sight, others in a list. */
export function ChoiceSetting({ id, settings, onChange }: ChoiceSettingProps) {
  const t = useTranslations('appSettings');
  const tChoice = t as ChoiceText;
  const choice = {
    label: t(id),
    description: t(`${id}Hint`),
    options: CHOICES[id].map((option) =>
      isLocale(option)
        ? { id: option, label: LANGUAGE_NAMES[option], lang: option }
        : {
            id: option,
            label: tChoice(`choices.${id}.${option}`),
            icon: icons[id]?.[option],
          },
    ),
    value: settings[id],
    onChange: (chosen: string) => onChange({ [id]: chosen }),
  };
  const isShort = id === 'theme' || id === 'dataUsage';
  return isShort ? <SegmentedControl {...choice} isLabelHidden={false} /> : <List {...choice} />;
}

// Heavy, by its list: loaded after the screen.
const Select = lazy(async () => ({ default: (await import('../../components/Select')).Select }));

/** Until the list is there, a field of the same size tells the present choice. */
function List(props: SelectProps) {
  const { label, description, options, value } = props;
  const chosen = options.find(({ id }) => id === value);
  return (
    <Suspense
      fallback={
        <div data-awaited="">
          <TextField {...{ label, description }} value={chosen?.label ?? ''} isReadOnly />
        </div>
      }
    >
      <Select {...props} />
    </Suspense>
  );
}
