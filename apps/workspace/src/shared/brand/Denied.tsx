import { ButtonLink } from '@brandroom/ui/ButtonLink';
import { DeniedState } from '@brandroom/ui/DeniedState';

import { useHref } from '../navigation/use-href';
import { brandMessages as messages } from './brand.messages';

interface DeniedProps {
  /** The missing permission and who can grant it. */
  reason: string;
  leadsTo?: 'dashboard' | 'calendar';
}

/**
 * Replaces the content of a screen that the person may not see, with a link to one they may see.
 */
export function Denied({ reason, leadsTo = 'dashboard' }: DeniedProps) {
  const hrefTo = useHref();
  const href = hrefTo({ to: leadsTo === 'dashboard' ? '/' : '/content/calendar' });
  return (
    <DeniedState
      headingLevel={2}
      description={reason}
      action={<ButtonLink href={href}>{messages.leaveTo[leadsTo]}</ButtonLink>}
    />
  );
}
