import { createVar } from '@vanilla-extract/css';

/** What the shell's toggle takes at the start of the first row, its tools at the end. */
export const shellStart = createVar();
export const shellTools = createVar();
