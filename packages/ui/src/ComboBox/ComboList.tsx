import { Check, ChevronDown } from 'lucide';
import { use, useEffect } from 'react';
import {
  Button,
  ComboBoxStateContext,
  Group,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components';
import type { InputProps } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import { Icon } from '../Icon/Icon';
import * as menuStyles from '../Menu/Menu.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { inSections } from './combo-option';
import type { ComboOption } from './combo-option';
import * as styles from './ComboBox.css';

interface ComboEntryProps extends Pick<InputProps, 'onKeyDownCapture'> {
  placeholder: string | undefined;
}

/** The permanent parts of a react-aria ComboBox: the input, and the button that opens the list. */
export function ComboEntry({ placeholder, ...rest }: ComboEntryProps) {
  return (
    <Group className={styles.box}>
      <Input
        {...rest}
        dir="auto"
        {...(placeholder === undefined ? {} : { placeholder })}
        className={styles.input}
      />
      <Button className={styles.open}>
        <Icon of={ChevronDown} size="small" />
      </Button>
    </Group>
  );
}

interface ComboListProps {
  options: readonly ComboOption<string>[];
  /** The number of options beyond those in the list. */
  hidden: number;
  emptyText: string;
}

/** The list behind a react-aria ComboBox. */
export function ComboList({ options, hidden, emptyText }: ComboListProps) {
  return (
    <Popover offset={4} className={styles.list}>
      <ListBox
        className={styles.options}
        renderEmptyState={() => <div className={styles.note}>{emptyText}</div>}
      >
        {inSections(options).map(({ title, options: inside }) =>
          title === undefined ? (
            inside.map((option) => <Line key={option.value} option={option} />)
          ) : (
            <ListBoxSection key={title} id={`section ${title}`} className={menuStyles.section}>
              <Header className={menuStyles.sectionTitle}>{title}</Header>
              {inside.map((option) => (
                <Line key={option.value} option={option} />
              ))}
            </ListBoxSection>
          ),
        )}
      </ListBox>
      {hidden > 0 && <More shown={options.length} all={options.length + hidden} />}
    </Popover>
  );
}

function Line({ option }: { option: ComboOption<string> }) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      isDisabled={option.isDisabled ?? false}
      className={styles.option}
    >
      {option.description === undefined ? (
        <span dir="auto" className={menuStyles.words}>
          {option.label}
        </span>
      ) : (
        <>
          <VisuallyHidden>{`${option.label}, ${option.description}`}</VisuallyHidden>
          <span aria-hidden className={menuStyles.words}>
            <bdi>{option.label}</bdi>
            <span className={styles.description}>{option.description}</span>
          </span>
        </>
      )}
      <span className={menuStyles.tick}>
        <Icon of={Check} size="small" />
      </span>
    </ListBoxItem>
  );
}

/**
 * Announces that the open list is incomplete, because react-aria speaks only the number of its
 * options. It also renders the closed list, to learn its options.
 */
function More({ shown, all }: { shown: number; all: number }) {
  const shownWords = `${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} shown. Type to narrow.`;
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  useEffect(() => {
    if (isOpen) announce(shownWords);
  }, [isOpen, shownWords]);
  return <div className={styles.more}>{shownWords}</div>;
}
