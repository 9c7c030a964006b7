import { useSelector } from '@xstate/react';
import { ArrowUpDown } from 'lucide-react';
import { IconButton } from '../../components/Button';
import { Select } from '../../components/Select';
import { useFieldProblem } from '../../components/Toast';
import { useCurrencyTexts } from '../../hooks/useCurrencyTexts';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { conversionMessages } from './messages';
import type { ConversionActor } from './conversionMachine';
import * as styles from './CurrencyPair.css';

export function CurrencyPair({ actor }: { actor: ConversionActor }) {
  const t = useMessages(conversionMessages);
  const { getName, getLabel } = useCurrencyTexts();
  const { currencies } = useMoney();
  const getProblem = useFieldProblem();
  const source = useSelector(actor, ({ context }) => context.source);
  const target = useSelector(actor, ({ context }) => context.target);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isConverting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const options = Object.keys(currencies).map((code) => ({
    id: code,
    label: getLabel(code) === code ? t('option', { code, name: getName(code) }) : getLabel(code),
  }));
  return (
    <div className={styles.pair}>
      <Select
        label={t('from')}
        options={options}
        value={source}
        onChange={(currency) => actor.send({ type: 'source.changed', currency })}
        isDisabled={isConverting}
      />
      <div className={styles.swap}>
        <IconButton
          icon={ArrowUpDown}
          aria-label={t('swap')}
          isDisabled={isConverting}
          onPress={() => actor.send({ type: 'currencies.swapped' })}
        />
      </div>
      <Select
        label={t('to')}
        options={options}
        value={target}
        onChange={(currency) => actor.send({ type: 'target.changed', currency })}
        isDisabled={isConverting}
        errorMessage={getProblem(problem, 'sameCurrency')}
      />
    </div>
  );
}
