import type { Channel } from '@brandroom/domain/content/channel';
import { channelLabels, channels } from '@brandroom/domain/content/channel';
import { contentStatusLabels } from '@brandroom/domain/content/status';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import type { LegendEntry } from '@brandroom/ui/EntryLegend';
import { EntryLegend } from '@brandroom/ui/EntryLegend';
import { RadioGroup } from '@brandroom/ui/RadioGroup';
import { Stack } from '@brandroom/ui/Stack';

import { channelIcons } from '../../../shared/content/channel-icons';
import type { Coloring } from '../item/content-search';
import { colorings, statuses } from '../item/content-search';
import { calendarMessages } from './calendar.messages';
import { useCampaignNames } from '../item/use-campaign-names';
import { toneAt } from './use-grid-entries';

const messages = calendarMessages.grid.colors;

interface ColorsDialogProps {
  brandId: BrandId;
  coloring: Coloring;
  onColor: (coloring: Coloring) => void;
  onClose: () => void;
}

/** The choice of what the calendar's colors mean, with a legend. */
export function ColorsDialog({ brandId, coloring, onColor, onClose }: ColorsDialogProps) {
  const campaigns = useCampaignNames(brandId);
  const legends: Record<Coloring, readonly LegendEntry[]> = {
    status: statuses.map((status) => ({ label: contentStatusLabels[status], status })),
    channel: channels.map((channel: Channel, position) => ({
      label: channelLabels[channel],
      icon: channelIcons[channel],
      tone: toneAt(position),
    })),
    campaign: (campaigns ?? []).map(({ name }, position) => ({
      label: name,
      tone: toneAt(position),
    })),
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Stack gap={16}>
        <RadioGroup
          label={messages.label}
          value={coloring}
          onChange={onColor}
          options={colorings
            .filter((each) => each !== 'campaign' || campaigns !== undefined)
            .map((value) => ({ value, label: messages.by[value] }))}
        />
        <EntryLegend label={messages.by[coloring]} entries={legends[coloring]} />
      </Stack>
    </Dialog>
  );
}
