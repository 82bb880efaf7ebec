import { ChevronLeft, ChevronRight, Maximize2, X } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import { Heading } from '../Heading/Heading';
import { IconButton } from '../IconButton/IconButton';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { focusAfterOverlays } from '../focus-after-overlays';
import { markRoot } from '../mark-root';
import * as styles from './Peek.css';

export interface PeekProperty {
  readonly term: string;
  readonly detail: ReactNode;
}

export interface PeekProps extends ElementProps {
  /** The name of the open item: the heading, which takes focus whenever another item is opened. */
  title: string;
  /** The kind of thing it is: «LinkedIn». */
  kind: ReactNode;
  /** The page of the same thing. A peek without one needs a key for each thing. */
  href?: string;
  onClose: () => void;
  /** Called on Escape; `onClose` by default. */
  onEscape?: (() => void) | undefined;
  /** Opens the next (1) or previous (-1) thing of the list; absent where there is no list. */
  onStep?: ((by: -1 | 1) => void) | undefined;
  /** Rows of one line before the content. A small field with a hidden label is edited in its row. */
  properties?: readonly PeekProperty[];
  /** A small button beside the properties: «Edit text». */
  propertiesAction?: ReactNode;
  /** Rows after the content, so that it begins higher. */
  lastProperties?: readonly PeekProperty[];
  children: ReactNode;
  /** The buttons of the foot, the primary one first. */
  actions?: ReactNode;
}

const markPeek = markRoot('peek');

/** Whether a key belongs to a control that types or chooses with it. */
function isOfControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [role="listbox"], [role="menu"], [contenteditable]',
    ) !== null
  );
}

/**
 * One thing of a list or board, beside it: not modal, the list stays in use. Escape closes; arrow keys open the next
 * and the previous one.
 */
export function Peek({
  title,
  kind,
  href,
  onClose,
  onEscape = onClose,
  onStep,
  properties = [],
  propertiesAction,
  lastProperties = [],
  children,
  actions,
  className,
  ...rest
}: PeekProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // A changed title is the same thing under another name, which does not take focus.
  useEffect(() => focusAfterOverlays(() => heading.current), [href]);

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1 } as const;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (onStep && event.key in by && !isOfControl(event.target)) {
      event.preventDefault();
      onStep(by[event.key as keyof typeof by]);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- shortcuts of a container of buttons
    <section
      {...rest}
      aria-labelledby={headingId}
      data-peek=""
      onKeyDown={press}
      className={classNames(styles.peek, className)}
    >
      <div className={styles.head}>
        <span className={styles.kind}>{kind}</span>
        {onStep && (
          <>
            <IconButton
              icon={ChevronLeft}
              size="small"
              label="Previous item"
              onPress={() => onStep(-1)}
            />
            <IconButton
              icon={ChevronRight}
              size="small"
              label="Next item"
              onPress={() => onStep(1)}
            />
          </>
        )}
        {href !== undefined && (
          <ButtonLink href={href} icon={Maximize2} variant="quiet" size="small" isIconOnly>
            {`Open the page of ${title}`}
          </ButtonLink>
        )}
        <IconButton icon={X} size="small" label={`Close ${title}`} onPress={onClose} />
      </div>
      {/* A tab stop if the content scrolls and nothing in it takes focus. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields */}
      <div ref={markPeek} role="group" aria-label="Details" className={styles.body}>
        <div className={styles.intro}>
          <Heading
            level={2}
            size="lead"
            id={headingId}
            isFocusable
            ref={heading}
            className={styles.title}
          >
            {title}
          </Heading>
          <div className={styles.facts}>
            {propertiesAction}
            <Properties of={properties} />
          </div>
        </div>
        {children}
        <Properties of={lastProperties} />
      </div>
      {actions !== undefined && <div className={styles.foot}>{actions}</div>}
    </section>
  );
}

function Properties({ of }: { of: readonly PeekProperty[] }) {
  if (of.length === 0) return null;
  return (
    <dl className={styles.properties}>
      {of.map(({ term, detail }) => (
        <div key={term} className={styles.property}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.detail}>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
