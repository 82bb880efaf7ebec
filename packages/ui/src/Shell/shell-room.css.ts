import { createVar } from '@vanilla-extract/css';

/** The room of the shell's toggle at the start of the first row, and of its tools at the end. */
export const shellStart = createVar();
export const shellTools = createVar();
