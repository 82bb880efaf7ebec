import type { MouseEvent, ReactNode } from 'react';
import * as styles from './Peek.css';

export interface PeekTextProps {
  /** Edits the text in place; a button of the Peek does the same. Absent where it may not be edited. */
  onEdit?: (() => void) | undefined;
  children: ReactNode;
}

/** Lines of text, which the cursor shows too. */
const lines = 'p, li, blockquote, h3, h4, h5, h6, [dir="auto"]';
const controls = 'a, button, input, label, summary';

/** The text of the open thing in its Peek, edited by a click on a line of it. */
export function PeekText({ onEdit, children }: PeekTextProps) {
  function click({ target, currentTarget }: MouseEvent) {
    if (!(target instanceof Element)) return;
    const line = target.closest(lines);
    if (!line || !currentTarget.contains(line) || target.closest(controls)) return;
    // The person selects words, to copy them.
    if (getSelection()?.isCollapsed === false) return;
    onEdit?.();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a larger target for the button of the Peek, which keys reach
    <div className={onEdit ? styles.editable : styles.text} onClick={click}>
      {children}
    </div>
  );
}
