import { Plus } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import { Button } from '../Button/Button';
import * as fieldStyles from '../Field/Field.css';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './RepeatableFields.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface RepeatableFieldsProps extends ElementProps<HTMLFieldSetElement> {
  /** Names the set: «Examples». */
  label: string;
  description?: string;
  /** The name of a row: «Example». Rows are named «Example 2 of 3». */
  itemName: string;
  /** One stable key for each row. */
  keys: readonly string[];
  /** The fields of the row at `index`, from 0; its label should name the place: «Example 2». */
  children: (index: number) => ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** «Add Example». */
  addLabel: string;
  /** Rows that must stay; 1 by default. */
  minItems?: number;
}

/** Rows of the same fields. Adding goes to the new row's first field, removing to the row before. */
export function RepeatableFields({
  label,
  description,
  itemName,
  keys,
  children,
  onAdd,
  onRemove,
  addLabel,
  minItems = 1,
  className,
  ...rest
}: RepeatableFieldsProps) {
  const { listRef, focusAfter } = useRowFocus(keys.length);
  return (
    <fieldset {...rest} className={classNames(fieldStyles.fieldStack, className)}>
      <legend className={fieldStyles.fieldLabel}>{label}</legend>
      {description !== undefined && <p className={fieldStyles.fieldDescription}>{description}</p>}
      <div ref={listRef} className={styles.list}>
        {keys.map((key, index) => (
          <fieldset key={key} data-row={index} className={styles.row}>
            <legend className={visuallyHiddenStyles.visuallyHidden}>
              {itemName} {index + 1} of {keys.length}
            </legend>
            <div className={styles.fields}>{children(index)}</div>
            {keys.length > minItems && (
              <Button
                variant="quiet"
                className={styles.remove}
                aria-label={`Remove ${itemName.toLowerCase()} ${index + 1}`}
                onPress={() => {
                  focusAfter(Math.max(0, index - 1));
                  onRemove(index);
                  announce(`${itemName} ${index + 1} removed`);
                }}
              >
                Remove
              </Button>
            )}
          </fieldset>
        ))}
        <div>
          <Button
            icon={Plus}
            size="small"
            onPress={() => {
              focusAfter(keys.length);
              onAdd();
              announce(`${itemName} ${keys.length + 1} added`);
            }}
          >
            {addLabel}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

/** Focuses the first field of a row once the rows have changed. */
function useRowFocus(count: number) {
  const listRef = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const target = listRef.current?.querySelector<HTMLElement>(
      `[data-row="${wanted.current}"] :is(input, textarea, select)`,
    );
    wanted.current = undefined;
    target?.focus();
  }, [count]);
  return { listRef, focusAfter: (index: number) => (wanted.current = index) };
}
