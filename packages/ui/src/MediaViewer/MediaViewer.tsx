import { ChevronLeft, ChevronRight, X } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { RestoreFocus } from '../Dialog/RestoreFocus';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { IconButton } from '../IconButton/IconButton';
import * as headingStyles from '../Heading/Heading.css';
import { markRoot } from '../mark-root';
import * as styles from './MediaViewer.css';

export interface MediaViewerProps extends ElementProps<HTMLDivElement> {
  /** The name of the file; names the dialog. */
  title: string;
  /** The position among the files of the list: «3 of 60». */
  position?: ReactNode;
  onClose: () => void;
  /** Opens the previous file; absent at the first one. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next file; absent at the last one. */
  onNext?: (() => void) | undefined;
  /** Buttons in the bar: Download, then one menu. */
  actions?: ReactNode;
  /** Facts and everything else about the file, beside it; below it on phones. */
  details?: ReactNode;
  /** The file itself. */
  children: ReactNode;
}

const markDetails = markRoot('file-details');

/** Arrow keys in a field, a list or a player belong to it. */
function isOfControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, audio, video, [role="listbox"], [role="menu"]') !==
      null
  );
}

/** One file in front of the page with its details. Arrow keys open its neighbors; Escape closes. */
export function MediaViewer({
  title,
  position,
  onClose,
  onPrevious,
  onNext,
  actions,
  details,
  children,
  className,
  ...rest
}: MediaViewerProps) {
  function press(event: KeyboardEvent) {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.defaultPrevented || hasModifier || isOfControl(event.target)) return;
    const step = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }
  const hasSteps = onPrevious !== undefined || onNext !== undefined;
  return (
    <ModalOverlay
      {...rest}
      isOpen
      onOpenChange={onClose}
      className={classNames(styles.overlay, className)}
    >
      <Modal className={styles.modal}>
        <RestoreFocus />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of a container of buttons */}
        <div className={styles.modal} onKeyDown={press}>
          <Dialog className={styles.viewer}>
            <div className={styles.bar}>
              <div className={styles.words}>
                <Heading
                  slot="title"
                  dir="auto"
                  title={title}
                  className={classNames(headingStyles.sizes.body, styles.title)}
                >
                  {title}
                </Heading>
                {position !== undefined && <span className={styles.position}>{position}</span>}
              </div>
              {hasSteps && (
                <>
                  {/* Kept at the ends of the list, so that focus has a place to stay. */}
                  <IconButton
                    icon={ChevronLeft}
                    label="Previous file"
                    {...(onPrevious ? {} : { 'aria-disabled': true })}
                    onPress={() => onPrevious?.()}
                  />
                  <IconButton
                    icon={ChevronRight}
                    label="Next file"
                    {...(onNext ? {} : { 'aria-disabled': true })}
                    onPress={() => onNext?.()}
                  />
                </>
              )}
              {actions}
              <IconButton icon={X} label={`Close ${title}`} onPress={onClose} />
            </div>
            <div className={styles.body}>
              <div className={styles.stage}>{children}</div>
              {details !== undefined && (
                <aside
                  ref={markDetails}
                  className={styles.details}
                  aria-label={`Details of ${title}`}
                >
                  {details}
                </aside>
              )}
            </div>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}
