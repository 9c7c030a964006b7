import type { ReactNode, Ref } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import * as styles from './Tabs.css';

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
  content: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string;
  /** At least one tab, in display order. */
  tabs: readonly TabItem<Id>[];
  /** Id of the selected tab, if controlled. */
  value?: Id;
  /** Id of the initially selected tab, if uncontrolled. @default the first */
  defaultValue?: Id;
  /** Called with the id of the tab that the user selects. */
  onChange?: (id: Id) => void;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Tabs that switch between views. Use it for views of one page; to select a value use `SegmentedControl`, for the pages
 * of the app `BottomBar`.
 */
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
