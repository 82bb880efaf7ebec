import { Spinner } from '@brandroom/ui/Spinner';

/** Shown while a page's code or the person's session loads. */
export function RoutePending() {
  return <Spinner label="Loading" size="large" isBlock />;
}
