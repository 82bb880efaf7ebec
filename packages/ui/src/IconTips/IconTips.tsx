import { useRef } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './IconTips.css';
import { gap, useIconTip } from './use-icon-tip';

/**
 * The label of an icon button, and the key of any control that has one, on hover and on focus: one for the whole page,
 * because a tooltip tree for each button of a long table costs more than the table. Mount it once.
 */
export function IconTips() {
  const shown = useRef<HTMLDivElement>(null);
  const tip = useIconTip(shown);
  if (!tip) return null;
  const { left, right, top, bottom } = tip.around;
  const isAtStart = left < innerWidth / 2;
  return createPortal(
    // Screen readers get the name from the button itself.
    <div
      ref={shown}
      aria-hidden
      className={styles.tip}
      style={{
        ...(isAtStart ? { left } : { right: innerWidth - right }),
        ...(top < innerHeight / 2 ? { top: bottom + gap } : { bottom: innerHeight - top + gap }),
      }}
    >
      {tip.text}
    </div>,
    document.body,
  );
}
