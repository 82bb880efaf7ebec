import type { ReactNode } from 'react';
import { LabelText } from '../Field/Field';
import type { FieldWords } from '../Field/Field';
import * as fieldStyles from '../Field/Field.css';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './FieldPending.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface FieldPendingProps
  extends
    Pick<FieldWords, 'label' | 'description' | 'isOptional' | 'isLabelHidden'>,
    ElementProps<HTMLDivElement> {
  /** Shown instead of the empty box, e.g. a button that tries again. */
  children?: ReactNode;
  /** The kind of field: a date (default), or a text of twelve rows with a toolbar. */
  shape?: keyof typeof styles.shapes;
}

/** A placeholder while the code of a field loads: its label, and a box of its size. It takes no focus. */
export function FieldPending({
  label,
  description,
  children,
  shape = 'date',
  isOptional = false,
  isLabelHidden = false,
  className,
  ...rest
}: FieldPendingProps) {
  return (
    <div {...rest} className={classNames(fieldStyles.fieldStack, className)}>
      <div className={isLabelHidden ? visuallyHiddenStyles.visuallyHidden : fieldStyles.fieldWords}>
        <span className={fieldStyles.fieldLabel}>
          <LabelText label={label} isOptional={isOptional} />
        </span>
        {description !== undefined && (
          <div className={fieldStyles.fieldDescription}>{description}</div>
        )}
      </div>
      {children || <div aria-hidden className={styles.shapes[shape]} />}
    </div>
  );
}
