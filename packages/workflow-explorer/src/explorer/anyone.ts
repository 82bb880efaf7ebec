/** In the address, so that no one is played instead of the viewer. */
export const anyone = 'anyone';
