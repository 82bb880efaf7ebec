import { vars } from '@brandroom/tokens/theme.css';
import { createVar, fallbackVar } from '@vanilla-extract/css';

/** The height of the sticky bars of a page. */
export const pageBars = createVar();

/** That of a page with a view bar. */
export const barsWithViews = `calc(${vars.size.bar} + ${vars.size.viewBar})`;

/** The height of a field's label and help, which come into view with its control. */
export const labelRoom = createVar();
export const labelRoomOrNone = fallbackVar(labelRoom, '0px');

/** The inline padding of a page's content, which full-width content negates. */
export const pageGutter = createVar();

/** 480 px: the width of a Peek in a window with room beside the content. */
export const peekSpacious = `calc(${vars.size.peek} + ${vars.space[32]} + ${vars.space[8]})`;
