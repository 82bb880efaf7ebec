import { channelLabels, channelOf } from '@brandroom/domain/content/channel';
import type { PeekProperty, PeekProps } from '@brandroom/ui/Peek';
import { StatusBadge } from '@brandroom/ui/StatusBadge';

import { DateText } from '../../../shared/time/DateText';
import { writingMessages } from '../writing/writing.messages';
import { peekMessages as messages } from './peek.messages';
import type { PeekDateProps } from './PeekDate';
import { PeekDate } from './PeekDate';
import { PeekCampaign, PeekChannel, PeekTags } from './PeekProperties';

interface PropertiesOfItem extends Omit<PeekDateProps, 'children'> {
  mayChange: boolean;
  maySeeCampaigns: boolean;
  /** The text is being edited, in a form with tags of its own. */
  isWriting: boolean;
  isChannelFixed: boolean;
  isDateFixed: boolean;
}

/** Returns the properties of an item as rows of its peek, each with its field where it can be changed. */
export function peekProperties({
  item,
  mayChange,
  maySeeCampaigns,
  isWriting,
  isChannelFixed,
  isDateFixed,
  refuses,
  onMove,
}: PropertiesOfItem): Pick<PeekProps, 'kind' | 'properties' | 'lastProperties'> {
  const shownAt = item.publishedAt ?? item.scheduledFor;
  const date = shownAt ? <DateText at={shownAt} withTime /> : messages.noDate;
  const campaign: PeekProperty = {
    term: writingMessages.fields.campaign,
    detail: <PeekCampaign item={item} isReadOnly={!mayChange} />,
  };
  const tags: PeekProperty = {
    term: messages.tags,
    detail: mayChange ? <PeekTags item={item} /> : item.tags.join(', '),
  };
  return {
    kind: isChannelFixed ? channelLabels[channelOf(item)] : <PeekChannel item={item} />,
    properties: [
      { term: messages.status, detail: <StatusBadge status={item.status} isPlain /> },
      {
        term: item.publishedAt ? messages.published : messages.planned,
        detail: isDateFixed ? (
          date
        ) : (
          <PeekDate item={item} refuses={refuses} onMove={onMove}>
            {date}
          </PeekDate>
        ),
      },
      ...(maySeeCampaigns && !isWriting ? [campaign] : []),
    ],
    lastProperties: [
      ...(item.keyword ? [{ term: messages.keyword, detail: item.keyword }] : []),
      ...((mayChange || item.tags.length > 0) && !isWriting ? [tags] : []),
    ],
  };
}
