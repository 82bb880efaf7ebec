import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel, type HeadingProps } from '../Heading/Heading';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { description as descriptionStyle, head, section, words } from './Section.css';

export interface SectionProps {
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
}

/** A part of a page under its own heading. */
export function Section({
  title,
  children,
  description,
  actions,
  headingLevel = 2,
  isTitleHidden = false,
  ...rest
}: SectionProps) {
  const id = useId();
  const heading = (
    <Heading level={headingLevel} id={id} {...rest}>
      {title}
    </Heading>
  );
  const content = (
    <>
      {isTitleHidden ? (
        <VisuallyHidden>{heading}</VisuallyHidden>
      ) : (
        <div className={head}>
          <div className={words}>
            {heading}
            {description !== undefined && <p className={descriptionStyle}>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      {children}
    </>
  );
  // A part of a part is no landmark: its name is the same in each of many cards.
  return headingLevel === 2 ? (
    <section aria-labelledby={id} className={section}>
      {content}
    </section>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part with a heading is no fieldset
    <div role="group" aria-labelledby={id} className={section}>
      {content}
    </div>
  );
}
