import { CircleAlert } from 'lucide';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './Field.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

/** The texts of every field: those before it, and the error under it. */
export interface FieldWords {
  label: string;
  /** Help, before the field. */
  description?: ReactNode;
  /** The error and how to fix it; its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Says «optional» after the label. Everything else in a form is needed. */
  isOptional?: boolean;
  /** Hides the label visually, if its place makes the meaning clear. */
  isLabelHidden?: boolean;
}

/** The attributes that tie a native control to the texts around it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldProps extends FieldWords, ElementProps<HTMLDivElement> {
  children: (control: FieldControl) => ReactNode;
}

/** Label, help and error around a native control that react-aria has no light component for. */
export function Field({
  children,
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  className,
  ...rest
}: FieldProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const described = [description === undefined ? '' : helpId, errorMessage ? errorId : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div {...rest} className={classNames(styles.fieldStack, className)}>
      <div className={isLabelHidden ? visuallyHiddenStyles.visuallyHidden : styles.fieldWords}>
        <label htmlFor={id} className={styles.fieldLabel}>
          <LabelText label={label} isOptional={isOptional} />
        </label>
        {description !== undefined && (
          <div id={helpId} className={styles.fieldDescription}>
            {description}
          </div>
        )}
      </div>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(errorMessage ? { 'aria-invalid': true } : {}),
      })}
      {errorMessage && (
        <div id={errorId} className={styles.fieldError}>
          <ErrorText>{errorMessage}</ErrorText>
        </div>
      )}
    </div>
  );
}

/** The text of a label, with «optional» for an optional field. */
export function LabelText({ label, isOptional = false }: Pick<FieldWords, 'label' | 'isOptional'>) {
  return (
    <>
      {label}
      {isOptional && <span className={styles.fieldOptional}> (optional)</span>}
    </>
  );
}

/** An error's icon and text: never color alone. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon of={CircleAlert} size="small" />
      <span>{children}</span>
    </>
  );
}
