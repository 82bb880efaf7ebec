import { ChevronRight } from 'lucide';
import { use, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { FailedAttempts } from '../Form/form-context';
import { Icon } from '../Icon/Icon';
import * as styles from './Disclosure.css';
import type { ElementProps } from '../element-props';

export interface DisclosureProps extends ElementProps<HTMLDivElement> {
  /** The title of the content: «Sample accounts», the same when open and closed. */
  title: string;
  children: ReactNode;
  isDefaultOpen?: boolean;
  /** Makes the content at once, hidden: fields of a form, to which something else can lead. */
  isKept?: boolean;
  /** A field of it has an error: it opens when its form is sent. */
  hasError?: boolean;
}

/**
 * Optional content behind a button that shows and hides it in place. It is rendered when first
 * shown, and keeps its state when hidden again.
 */
export function Disclosure({
  title,
  children,
  isDefaultOpen = false,
  isKept = false,
  hasError = false,
  ...rest
}: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isDefaultOpen);
  const [wasOpened, setOpened] = useState(isDefaultOpen || isKept);
  const attempts = use(FailedAttempts);
  const [seen, setSeen] = useState(attempts);
  if (seen !== attempts) {
    setSeen(attempts);
    // Before the form moves focus to its first field in error.
    if (hasError) setOpen(true);
  }
  return (
    <div {...rest}>
      <div className={styles.hanging}>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => {
            setOpen(!isOpen);
            setOpened(true);
          }}
          className={buttonStyles.button({ variant: 'quiet' })}
        >
          <span className={styles.chevron}>
            <Icon of={ChevronRight} size="small" />
          </span>
          <bdi>{title}</bdi>
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className={styles.body}>
        {wasOpened && children}
      </div>
    </div>
  );
}
