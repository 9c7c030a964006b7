import { Check } from 'lucide-react';
import { useId } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
} from 'react-aria-components/RadioGroup';
import { LazyGiftWrap, type GiftWrapId } from './GiftWrap';
import type { GiftWrapDesign } from './gift';
import * as styles from './GiftWrapPicker.css';

interface GiftWrapPickerProps {
  label: string;
  designs: readonly GiftWrapDesign[];
  chosen: GiftWrapId | null;
  onChoose: (design: GiftWrapDesign) => void;
}

/** A radio group of gift wraps. Arrow keys follow the reading direction. */
export function GiftWrapPicker({ label, designs, chosen, onChoose }: GiftWrapPickerProps) {
  return (
    <AriaRadioGroup
      aria-label={label}
      orientation="horizontal"
      value={chosen}
      onChange={(id) => {
        const design = designs.find((candidate) => candidate.id === id);
        if (design) onChoose(design);
      }}
    >
      <div className={styles.grid}>
        {designs.map((design) => (
          <WrapCard key={design.id} design={design} />
        ))}
      </div>
    </AriaRadioGroup>
  );
}

/** One radio button; occasion and preview are its accessible description. */
function WrapCard({ design }: { design: GiftWrapDesign }) {
  const id = useId();
  return (
    <AriaRadioField
      value={design.id}
      className={styles.field}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-occasion ${id}-preview`}
    >
      <AriaRadioButton className={styles.card}>
        <LazyGiftWrap design={design.id} />
        <span className={styles.mark}>
          <Check aria-hidden className={styles.check} />
        </span>
        <span className={styles.texts}>
          <span id={`${id}-name`} className={styles.name}>
            {design.name}
          </span>
          <span id={`${id}-occasion`} className={styles.occasion}>
            {design.occasion}
          </span>
          <span id={`${id}-preview`} className={styles.preview}>
            {design.preview}
          </span>
        </span>
      </AriaRadioButton>
    </AriaRadioField>
  );
}
