import { createContext, memo, use, type ReactNode, type Ref } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
} from 'react-aria-components/Tabs';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { useStableHandlers } from '../../hooks/useStableHandlers';
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

type TabsViewProps<Id extends string> = Omit<TabsProps<Id>, 'tabs'> & {
  tabs: readonly Omit<TabItem<Id>, 'content'>[];
};

const TabsContext = createContext<readonly TabItem[]>([]);

function PanelContent({ id }: { id: string }) {
  return use(TabsContext).find((tab) => tab.id === id)?.content;
}

function TabsView<Id extends string = string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  ref,
}: TabsViewProps<Id>) {
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
      {tabs.map(({ id }) => (
        <AriaTabPanel key={id} id={id} className={styles.panel}>
          <PanelContent id={id} />
        </AriaTabPanel>
      ))}
    </AriaTabs>
  );
}

/** Re-renders only if its props differ by value. Content has no such equality, so it comes through `TabsContext`. */
const MemoizedTabs = memo(TabsView, arePropsEqual) as typeof TabsView;

/**
 * Tabs that switch between views. Use it for views of one page; to select a value use `SegmentedControl`, for the pages
 * of the app `BottomBar`.
 */
export function Tabs<Id extends string = string>({ tabs, ...props }: TabsProps<Id>) {
  const view = useStableHandlers(props);
  return (
    <TabsContext value={tabs}>
      <MemoizedTabs
        {...view}
        tabs={tabs.map(({ id, label, isDisabled }) => ({ id, label, isDisabled }))}
      />
    </TabsContext>
  );
}
