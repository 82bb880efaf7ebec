import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { OfferedAction } from '@brandroom/machines/content-workflow/actions';
import { Inline } from '@brandroom/ui/Inline';
import { Link } from '@brandroom/ui/Link';

import { itemMessages } from './item.messages';
import { useRuleHref } from './workflow-page';

interface RuleLinksProps {
  item: ContentItem;
  steps: readonly OfferedAction[];
}

/** Links from unavailable steps to their rules. */
export function RuleLinks({ item, steps }: RuleLinksProps) {
  const ruleHref = useRuleHref();
  return (
    <Inline gap={12}>
      {steps.map(({ event, label }) => (
        <Link variant="standalone" key={event} href={ruleHref(item, event)}>
          {itemMessages.why(label)}
        </Link>
      ))}
    </Inline>
  );
}
