/** The paths of the machine's events that are never recorded or shown. */
export const authSecrets = ['event.password', 'event.email'] as const;
