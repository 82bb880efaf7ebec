import { useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import * as styles from './Tabs.css';
import { useFocusOnSelected } from './use-focus-on-selected';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** The number of items in the tab. */
  readonly count?: number;
  readonly isDisabled?: boolean;
}

export interface TabsProps<Id extends string> extends ElementProps<HTMLDivElement> {
  /** Names the row of tabs: «File categories». */
  label: string;
  items: readonly TabItem<Id>[];
  selectedKey: Id;
  onSelectionChange: (id: Id) => void;
  /** The content of the selected tab; the previous content stays until it is loaded. */
  children: ReactNode;
}

/** Views of one place. Arrow keys change the tab; the address should follow. */
export function Tabs<Id extends string>({
  label,
  items,
  selectedKey,
  onSelectionChange,
  children,
  className,
  ref,
  ...rest
}: TabsProps<Id>) {
  const { tabs, ask } = useFocusOnSelected(selectedKey);
  const refs = useMemo(() => mergeRefs<HTMLDivElement>(tabs, ref), [tabs, ref]);
  return (
    <AriaTabs
      {...rest}
      ref={refs}
      selectedKey={selectedKey}
      onSelectionChange={(key) => {
        const found = items.find((item) => item.id === key);
        if (!found) return;
        ask(found.id);
        onSelectionChange(found.id);
      }}
      className={classNames(styles.tabs, className)}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.isDisabled ?? false}
            className={styles.tab}
          >
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={selectedKey} className={styles.panel} render={PanelOfTab}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** React-aria keeps the id that a panel began with: another tab would name a panel that is not there. */
function PanelOfTab(props: ComponentProps<'div'>) {
  const tabId = props['aria-labelledby'];
  return <div {...props} id={tabId?.replace('-tab-', '-tabpanel-')} />;
}
