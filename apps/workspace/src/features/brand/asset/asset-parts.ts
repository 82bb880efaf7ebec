import { lazyPart } from '@brandroom/ui/lazy-part';

/** The text field with the brand check, loaded when it is opened. */
export const TryItPanel = lazyPart(async () => (await import('./TryItPanel')).TryItPanel);
