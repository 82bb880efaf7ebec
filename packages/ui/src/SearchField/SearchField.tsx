import { Search, X } from 'lucide';
import type { Ref } from 'react';
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { FieldHead } from '../Field/AriaFieldParts';
import * as fieldStyles from '../Field/Field.css';
import { Icon } from '../Icon/Icon';
import * as styles from './SearchField.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SearchFieldProps
  extends
    Omit<AriaSearchFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'aria-label'>,
    ElementProps<HTMLDivElement> {
  /** The label: «Search files». */
  label: string;
  placeholder?: string;
  /** Shows the label above the field; visually hidden by default, because the lens icon is enough. */
  isLabelVisible?: boolean;
  controlRef?: Ref<HTMLInputElement>;
  /** The key that moves focus here, in the tooltip: «/». */
  shortcut?: string;
}

/** A text that filters the content. Escape clears it. */
export function SearchField({
  label,
  placeholder,
  isLabelVisible = false,
  controlRef,
  shortcut,
  className,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField
      {...rest}
      {...(shortcut === undefined ? {} : { 'data-key-tip': shortcut })}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead label={label} isLabelHidden={!isLabelVisible} />
      <div className={styles.box}>
        <span className={styles.lens}>
          <Icon of={Search} />
        </span>
        <Input
          dir="auto"
          {...(placeholder === undefined ? {} : { placeholder })}
          {...(controlRef ? { ref: controlRef } : {})}
          {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
          className={styles.input}
        />
        <div className={styles.clear}>
          <Button
            aria-label={`Clear “${label}”`}
            data-key-tip=""
            className={buttonStyles.button({ variant: 'quiet', isIconOnly: true })}
          >
            <Icon of={X} size="small" />
          </Button>
        </div>
      </div>
    </AriaSearchField>
  );
}
