/** The paths of the machine's events that are never recorded or shown. */
export const wordPressSecrets = ['event.draft.applicationPassword'] as const;
