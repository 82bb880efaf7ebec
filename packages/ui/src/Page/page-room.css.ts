import { createVar } from '@vanilla-extract/css';

/** How high the bars are that stay at the top of a page. */
export const pageBars = createVar();

/** Beside the content of a page; what reaches from edge to edge undoes it. */
export const pageGutter = createVar();
