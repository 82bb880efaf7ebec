import { useId } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import type { HeadingLevel, HeadingProps } from '../Heading/Heading';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Section.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface SectionProps extends ElementProps {
  /** The heading, which also names the region (a group below the second level). */
  title: ReactNode;
  children: ReactNode;
  description?: ReactNode;
  /** Actions on the whole section, at the end of the heading's line. */
  actions?: ReactNode;
  headingLevel?: Exclude<HeadingLevel, 1>;
  size?: NonNullable<HeadingProps['size']>;
  /** Keeps the heading for the outline and hides it from sight. */
  isTitleHidden?: boolean;
  /** A card around a list: the heading in its first row, the rows from edge to edge. */
  isCard?: boolean;
  /** Starts a new sheet on paper. */
  isSheet?: boolean;
}

/** A part of a page under its own heading. */
export function Section({
  title,
  children,
  description,
  actions,
  headingLevel = 2,
  isTitleHidden = false,
  isCard = false,
  isSheet = false,
  size,
  className,
  ...rest
}: SectionProps) {
  const id = useId();
  const heading = (
    <Heading level={headingLevel} id={id} {...(size ? { size } : {})}>
      {title}
    </Heading>
  );
  const content = (
    <>
      {isTitleHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div className={isCard ? styles.cardHead : styles.head}>
          <div className={styles.words}>
            {heading}
            {description !== undefined && (
              <p dir="auto" className={styles.description}>
                {description}
              </p>
            )}
          </div>
          {actions}
        </div>
      )}
      {children}
    </>
  );
  // A part of a part is no landmark: its name is the same in each of many cards.
  const role = headingLevel === 2 ? undefined : 'group';
  return (
    <section
      {...rest}
      role={role}
      aria-labelledby={id}
      className={classNames(
        isCard ? styles.card : styles.section,
        isSheet ? styles.sheet : undefined,
        className,
      )}
    >
      {content}
    </section>
  );
}
