import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useId, useState } from 'react';
import { TextArea as AriaTextArea, TextField } from 'react-aria-components';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import { FieldFoot, FieldHead } from '../Field/AriaFieldParts';
import type { FieldHeadProps } from '../Field/AriaFieldParts';
import * as fieldStyles from '../Field/Field.css';
import * as styles from './TextArea.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface TextAreaProps
  extends
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'type' | 'aria-label'
    >,
    FieldHeadProps,
    ElementProps<HTMLDivElement> {
  /** Rows at least; the field grows with its text. 4 by default. */
  rows?: number;
  /**
   * Characters allowed. The count is shown while typing and announced in pauses; further typing is not
   * prevented.
   */
  limit?: number;
  /** The count of characters, where a platform counts differently from the text's length. */
  used?: number;
  placeholder?: string;
}

/** Several lines of text. */
export function TextArea({
  label,
  description,
  errorMessage,
  isOptional = false,
  isLabelHidden = false,
  labelAction,
  rows = 4,
  limit,
  used,
  placeholder,
  className,
  ...rest
}: TextAreaProps) {
  const [typed, setTyped] = useState(rest.defaultValue ?? '');
  const text = rest.value ?? typed;
  const length = used ?? text.length;
  const countId = useId();
  useSpokenLimit(length, limit);
  return (
    <TextField
      validationBehavior="aria"
      {...rest}
      {...(limit === undefined ? {} : { 'aria-describedby': countId })}
      onChange={(next) => {
        setTyped(next);
        rest.onChange?.(next);
      }}
      isInvalid={Boolean(errorMessage)}
      className={classNames(fieldStyles.fieldStack, className)}
    >
      <FieldHead {...{ label, description, isOptional, isLabelHidden, labelAction }} />
      <AriaTextArea
        dir="auto"
        rows={rows}
        style={assignInlineVars({ [styles.rowCount]: String(rows) })}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={styles.area}
        // The browser brings the caret into view; the field would stay under an action bar (WCAG 2.4.12).
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      />
      <div className={styles.foot}>
        <FieldFoot errorMessage={errorMessage} />
        {limit !== undefined && (
          <span id={countId} className={styles.count({ isOver: length > limit })}>
            {countWords(length, limit)}
          </span>
        )}
      </div>
    </TextField>
  );
}

function countWords(length: number, limit: number): string {
  return length > limit
    ? `${(length - limit).toLocaleString('en-US')} characters too many`
    : `${length.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`;
}

/** Announces the count only near the limit, and only when typing has paused. */
function useSpokenLimit(length: number, limit: number | undefined): void {
  const isNear = limit !== undefined && length >= limit * 0.9;
  useEffect(() => {
    if (!isNear || limit === undefined) return undefined;
    const timer = setTimeout(() => announce(countWords(length, limit)), 1000);
    return () => clearTimeout(timer);
  }, [isNear, length, limit]);
}
