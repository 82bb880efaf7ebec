/** The most rows of one import. */
export const maxRows = 5000;
