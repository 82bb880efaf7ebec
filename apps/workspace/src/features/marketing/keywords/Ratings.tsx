import { competitionLevel, isHighValue, isQuickWin } from '@brandroom/domain/keyword/insight';
import type { Opportunity } from '@brandroom/domain/keyword/keyword.schema';
import { Badge } from '@brandroom/ui/Badge';
import { Inline } from '@brandroom/ui/Inline';
import { Star, Zap } from 'lucide';

import { keywordsMessages } from './keywords.messages';

const messages = keywordsMessages.opportunities;

/** Returns the reasons for a keyword's ratings, each with its numbers. */
export function tierReasons(opportunity: Opportunity): readonly string[] {
  const { score, difficulty, potential, competition } = opportunity;
  return [
    ...(isHighValue(opportunity) ? [`${messages.highValueWhy(score)}.`] : []),
    ...(isQuickWin(opportunity) ? [`${messages.quickWinWhy(difficulty, potential)}.`] : []),
    `${messages.competitionWhy(competitionLevel(competition), competition)}.`,
  ];
}

/** Returns the same reasons and a recommendation for the keyword. */
export const reasonsOf = (opportunity: Opportunity): readonly string[] => [
  ...tierReasons(opportunity),
  ...opportunity.recommendations,
];

/** The ratings of a keyword. */
export function Ratings({ opportunity }: { opportunity: Opportunity }) {
  return (
    <Inline gap={8} isWrapping={false}>
      {isHighValue(opportunity) && (
        <Badge tone="success" icon={Star}>
          {messages.highValue}
        </Badge>
      )}
      {isQuickWin(opportunity) && (
        <Badge tone="info" icon={Zap}>
          {messages.quickWin}
        </Badge>
      )}
    </Inline>
  );
}
