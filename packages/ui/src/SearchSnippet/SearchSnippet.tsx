import type { ReactNode } from 'react';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './SearchSnippet.css';

export interface SearchSnippetProps extends ElementProps {
  /** Names the figure: «Search result». */
  label: string;
  /** The breadcrumb of the page: «example.com › blog › harvest». */
  address: string;
  /** As far as a search result shows it. */
  title: ReactNode;
  /** As far as a search result shows it. */
  description: ReactNode;
}

/** A page as a search finds it: address, title and description, cut as search results cut them. */
export function SearchSnippet({
  label,
  address,
  title,
  description,
  className,
  ...rest
}: SearchSnippetProps) {
  return (
    <figure {...rest} aria-label={label} className={classNames(styles.snippet, className)}>
      <div className={styles.address}>{address}</div>
      <div dir="auto" className={styles.title}>
        {title}
      </div>
      <div dir="auto" className={styles.description}>
        {description}
      </div>
    </figure>
  );
}
