import { Spinner } from '@brandroom/ui/Spinner';

/** While a page's code or the person's session is on its way. */
export function RoutePending() {
  return <Spinner label="Loading" size="large" isBlock />;
}
