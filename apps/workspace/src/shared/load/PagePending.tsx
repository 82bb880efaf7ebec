import { Splash } from '@brandroom/ui/Splash';

/** Keeps the first paint while a whole page with its frame loads. */
export function PagePending() {
  return <Splash label="Loading" />;
}
