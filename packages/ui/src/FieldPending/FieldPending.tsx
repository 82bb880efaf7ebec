import type { ReactNode } from 'react';
import { LabelText, type FieldWords } from '../Field/Field';
import * as field from '../Field/Field.css';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import { box } from './FieldPending.css';
import { classNames, type ElementProps } from '../element-props';

export interface FieldPendingProps
  extends
    Pick<FieldWords, 'label' | 'description' | 'isOptional' | 'isLabelHidden'>,
    ElementProps<HTMLDivElement> {
  /** Instead of the empty box, e.g. a button that tries again. */
  children?: ReactNode;
}

/** The place of a field whose code is on its way: its words, and a box of its size. Nothing to focus. */
export function FieldPending({
  label,
  description,
  children,
  isOptional = false,
  isLabelHidden = false,
  className,
  ...rest
}: FieldPendingProps) {
  return (
    <div {...rest} className={classNames(field.fieldStack, className)}>
      <div className={isLabelHidden ? visuallyHidden : field.fieldWords}>
        <span className={field.fieldLabel}>
          <LabelText label={label} isOptional={isOptional} />
        </span>
        {description !== undefined && <div className={field.fieldDescription}>{description}</div>}
      </div>
      {children ?? <div aria-hidden className={box} />}
    </div>
  );
}
