import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './MailPreview.css';

/** The reader's device. */
export const mailWidths = ['phone', 'desktop'] as const;

export interface MailPreviewProps extends ElementProps {
  /** Names the figure: «Email on a phone». */
  label: string;
  /** The sender. */
  sender: string;
  initials: string;
  /** As far as the inbox shows it. */
  inboxSubject: ReactNode;
  /** As far as the inbox shows it. */
  inboxPreheader: ReactNode;
  /** Above the opened message, in full. */
  subject: ReactNode;
  /** The opened message; line breaks are kept. */
  children: ReactNode;
  width?: (typeof mailWidths)[number];
}

/**
 * An email as recipients see it: first the row in the inbox, truncated as inboxes do, then the opened
 * message.
 */
export function MailPreview({
  label,
  sender,
  initials,
  inboxSubject,
  inboxPreheader,
  subject,
  children,
  width = 'phone',
  className,
  ...rest
}: MailPreviewProps) {
  return (
    <figure {...rest} aria-label={label} className={classNames(styles.widths[width], className)}>
      <div className={styles.row}>
        <VisuallyHidden>In the inbox:</VisuallyHidden>
        <Avatar initials={initials} />
        <div className={styles.inbox[width]}>
          <strong dir="auto" className={styles.sender}>
            {sender}
          </strong>
          <span dir="auto" className={styles.subject}>
            {inboxSubject}
          </span>
          <span dir="auto" className={styles.preheader}>
            {inboxPreheader}
          </span>
        </div>
      </div>
      <div className={styles.message}>
        <VisuallyHidden>Opened:</VisuallyHidden>
        <div dir="auto" className={styles.title}>
          {subject}
        </div>
        <div dir="auto" className={styles.body}>
          {children}
        </div>
      </div>
    </figure>
  );
}
