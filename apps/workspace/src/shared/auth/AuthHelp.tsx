import { Link } from '@brandroom/ui/Link';

import { useHref } from '../navigation/use-href';
import { withReturn } from './return-path';

/** The link to help, in the same place on every page before sign-in (WCAG 3.2.6). */
export function AuthHelp({ returnTo }: { returnTo: string }) {
  const hrefTo = useHref();
  return (
    <Link href={hrefTo({ to: '/sign-in-help', search: withReturn(returnTo) })} variant="standalone">
      Help
    </Link>
  );
}
