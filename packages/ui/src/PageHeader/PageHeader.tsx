import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading';
import * as styles from './PageHeader.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface PageHeaderProps extends ElementProps<HTMLDivElement> {
  /** The page's h1. */
  title: ReactNode;
  /** One line that says what the page is for. */
  description?: ReactNode;
  /** The primary action, with the others before it. */
  actions?: ReactNode;
  /** Badge or facts that belong to the title, on its line. */
  meta?: ReactNode;
  /** Link to where the person came from, above the title. */
  back?: ReactNode;
  /** Controls that narrow what is shown, in one row that wraps. */
  filters?: ReactNode;
  /** How many results there are, in words. */
  count?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Where a page says what it is. Its h1 takes focus from the router (`h1[data-page-heading]`). */
export function PageHeader({
  title,
  description,
  actions,
  meta,
  back,
  filters,
  count,
  headingRef,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <div {...rest} className={classNames(styles.header, className)}>
      {back}
      <div className={styles.top}>
        <div className={styles.words}>
          <div className={styles.title}>
            <Heading
              level={1}
              isFocusable
              data-page-heading=""
              {...(headingRef ? { ref: headingRef } : {})}
            >
              {title}
            </Heading>
            {meta}
          </div>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      {count !== undefined && <p className={styles.count}>{count}</p>}
    </div>
  );
}
