import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { ErrorText, LabelText } from './Field';
import type { FieldWords } from './Field';
import * as styles from './Field.css';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';

/** The label and help of a field. */
export interface FieldHeadProps extends FieldWords {
  /** A small control at the end of the label's line, which helps to fill in the field. */
  labelAction?: ReactNode;
}

/** Label and help for a react-aria field, before its control. */
export function FieldHead({
  label,
  description,
  isOptional,
  isLabelHidden = false,
  labelAction,
}: FieldHeadProps) {
  const words = (
    <div className={isLabelHidden ? visuallyHiddenStyles.visuallyHidden : styles.fieldWords}>
      <Label className={styles.fieldLabel}>
        <LabelText label={label} isOptional={isOptional ?? false} />
      </Label>
      {description !== undefined && (
        <Text slot="description" className={styles.fieldDescription}>
          {description}
        </Text>
      )}
    </div>
  );
  if (labelAction === undefined) return words;
  return (
    <div className={styles.fieldHead}>
      {words}
      <div className={styles.fieldAction}>{labelAction}</div>
    </div>
  );
}

/** The error of a react-aria field, under its control. */
export function FieldFoot({ errorMessage }: Pick<FieldWords, 'errorMessage'>) {
  if (!errorMessage) return null;
  return (
    <FieldError className={styles.fieldError}>
      <ErrorText>{errorMessage}</ErrorText>
    </FieldError>
  );
}
