import type { ReactNode, Ref } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import * as styles from './Tabs.css';

/** One tab with its panel. */
export interface TabItem<Id extends string = string> {
  /** The value in `value` and `onChange`. */
  id: Id;
  /** A word or two. */
  label: string;
  /** The panel. */
  content: ReactNode;
  /** Cannot be chosen. @default false */
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> {
  /** Names the tabs for screen readers. */
  label: string;
  /** In order, at least one. */
  tabs: readonly TabItem<Id>[];
  /** The chosen tab, if controlled. */
  value?: Id;
  /** Initial tab, if uncontrolled. @default the first */
  defaultValue?: Id;
  /** Called with the chosen tab. */
  onChange?: (id: Id) => void;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Several views of which one is shown. To choose a value use `SegmentedControl`. */
export function Tabs<Id extends string = string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  ref,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      ref={ref}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onChange?.(chosen.id);
      }}
      className={styles.tabs}
    >
      <AriaTabList aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: text, isDisabled }) => (
          <AriaTab key={id} id={id} isDisabled={isDisabled} className={styles.tab}>
            {text}
          </AriaTab>
        ))}
      </AriaTabList>
      {tabs.map(({ id, content }) => (
        <AriaTabPanel key={id} id={id} className={styles.panel}>
          {content}
        </AriaTabPanel>
      ))}
    </AriaTabs>
  );
}
