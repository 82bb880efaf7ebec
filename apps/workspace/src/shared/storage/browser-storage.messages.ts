/** The notice about where work is stored: shown once, and always available in the user menu. */
export const browserStorageMessages = {
  title: 'Your browser may clear this workspace',
  text: 'Your work is stored in this browser only. The browser may clear it when space runs low or you don’t visit for a while. A private window clears it when it closes.',
  where: 'You can read this again in your account menu, under Storage.',
  close: 'Close',
} as const;
