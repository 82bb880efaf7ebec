import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { EntryLegend } from '@brandroom/ui/EntryLegend';
import { RadioGroup } from '@brandroom/ui/RadioGroup';
import { Stack } from '@brandroom/ui/Stack';

import type { Coloring } from '../item/content-search';
import { colorings } from '../item/content-search';
import { calendarMessages } from './calendar.messages';
import { legendOf } from './legend-of';
import { useCampaigns } from '../item/use-campaigns';

const messages = calendarMessages.grid.colors;

interface ColorsDialogProps {
  brandId: BrandId;
  coloring: Coloring;
  onColor: (coloring: Coloring) => void;
  onClose: () => void;
}

/** The choice of the calendar's color coding, with a legend. */
export function ColorsDialog({ brandId, coloring, onColor, onClose }: ColorsDialogProps) {
  const campaigns = useCampaigns(brandId);
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
        <EntryLegend label={messages.by[coloring]} entries={legendOf(coloring, campaigns)} />
      </Stack>
    </Dialog>
  );
}
