import { FieldError, Label, Text } from 'react-aria-components';
import { ErrorText, LabelText } from './Field';
import type { FieldWords } from './Field';
import * as styles from './Field.css';
import * as visuallyHiddenStyles from '../VisuallyHidden/VisuallyHidden.css';

/** Label and help for a react-aria field, before its control. */
export function FieldHead({ label, description, isOptional, isLabelHidden = false }: FieldWords) {
  return (
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
