/** No file brings in more rows at once. */
export const maxRows = 5000;
