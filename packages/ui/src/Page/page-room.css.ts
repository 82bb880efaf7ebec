import { createVar } from '@vanilla-extract/css';

/** The height of the sticky bars of a page. */
export const pageBars = createVar();

/** The inline padding of a page's content, which full-width content negates. */
export const pageGutter = createVar();
