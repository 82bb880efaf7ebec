import type { ReactNode } from 'react';
import { LabelText, type FieldWords } from '../Field/Field';
import * as field from '../Field/Field.css';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import { shapes } from './FieldPending.css';
import { classNames, type ElementProps } from '../element-props';

export interface FieldPendingProps
  extends
    Pick<FieldWords, 'label' | 'description' | 'isOptional' | 'isLabelHidden'>,
    ElementProps<HTMLDivElement> {
  /** Instead of the empty box, e.g. a button that tries again; the box stands where there is none. */
  children?: ReactNode;
  /** Of which field the place is: a date (default), or a text of twelve rows with tools over it. */
  shape?: keyof typeof shapes;
}

/** The place of a field whose code is on its way: its words, and a box of its size. Nothing to focus. */
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
    <div {...rest} className={classNames(field.fieldStack, className)}>
      <div className={isLabelHidden ? visuallyHidden : field.fieldWords}>
        <span className={field.fieldLabel}>
          <LabelText label={label} isOptional={isOptional} />
        </span>
        {description !== undefined && <div className={field.fieldDescription}>{description}</div>}
      </div>
      {children || <div aria-hidden className={shapes[shape]} />}
    </div>
  );
}
