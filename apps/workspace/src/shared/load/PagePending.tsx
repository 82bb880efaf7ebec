import { Splash } from '@brandroom/ui/Splash';

/** While a whole page, its frame with it, is on its way: what the first paint showed stays. */
export function PagePending() {
  return <Splash label="Loading" />;
}
