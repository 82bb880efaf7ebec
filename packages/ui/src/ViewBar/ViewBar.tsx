import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePage } from '../Page/page-context';
import { bar, countText, gap, narrowStart, parts } from './ViewBar.css';
import { classNames, type ElementProps } from '../element-props';

export interface ViewBarProps extends ElementProps<HTMLDivElement> {
  /** Names the group: «Filter content». */
  label: string;
  /** Where one is, and the ways to what is beside it. */
  start?: ReactNode;
  /** The SearchField. */
  search?: ReactNode;
  /** What narrows what is shown. */
  filters?: ReactNode;
  /** How many there are, in words. */
  count?: ReactNode;
  /** Order, columns, panels. */
  end?: ReactNode;
}

/**
 * A named row of small controls over what they change. In a Page it is drawn below the page bar and stays there. A
 * group, not the ARIA toolbar: each control keeps its own tab stop, because text fields in it need the arrow keys.
 */
export function ViewBar({
  label,
  start,
  search,
  filters,
  count,
  end,
  className,
  ...rest
}: ViewBarProps) {
  const page = usePage();
  const isNarrow = page?.isNarrow ?? false;
  const first = start !== undefined && (
    <div key="start" className={isNarrow ? narrowStart : parts.start}>
      {start}
    </div>
  );
  const row = (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would ask for a visible legend
    <div {...rest} role="group" aria-label={label} className={classNames(bar, className)}>
      {!isNarrow && first}
      {Boolean(search) && <div className={parts.search}>{search}</div>}
      {Boolean(filters) && <div className={parts.filters}>{filters}</div>}
      <span className={gap} />
      {Boolean(count) && <div className={countText}>{count}</div>}
      {Boolean(end) && <div className={parts.end}>{end}</div>}
      {isNarrow && first}
    </div>
  );
  return page?.viewBar ? createPortal(row, page.viewBar) : row;
}
