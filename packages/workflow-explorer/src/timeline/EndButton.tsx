import { announce } from '@brandroom/ui/announce';
import type { ButtonProps } from '@brandroom/ui/Button';
import { Button } from '@brandroom/ui/Button';

import * as styles from './EndButton.css';

interface EndButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** Why it leads no further; null where it does. */
  end: string | null;
  onPress: () => void;
}

/** A button of a sequence. At the end it keeps its focus, and says when pressed that this is the end. */
export function EndButton({ end, onPress, ...rest }: EndButtonProps) {
  return (
    <Button
      {...rest}
      {...(end === null ? {} : { 'aria-disabled': true, className: styles.atEnd })}
      onPress={() => (end === null ? onPress() : announce(end))}
    />
  );
}
