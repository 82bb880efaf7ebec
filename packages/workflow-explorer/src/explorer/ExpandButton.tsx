import { Button } from '@brandroom/ui/Button';
import type { ButtonProps } from '@brandroom/ui/Button';
import { ChevronDown, ChevronRight } from 'lucide';

import * as styles from './ExpandButton.css';

type ExpandButtonProps = Pick<
  ButtonProps,
  'children' | 'excludeFromTabOrder' | 'onFocus' | 'onPress' | 'shortcut'
> & {
  isOpen: boolean;
};

/** Opens and closes the details of its line. */
export function ExpandButton({ isOpen, ...rest }: ExpandButtonProps) {
  return (
    <Button
      {...rest}
      size="small"
      variant="quiet"
      icon={isOpen ? ChevronDown : ChevronRight}
      aria-expanded={isOpen}
      className={styles.name}
    />
  );
}
