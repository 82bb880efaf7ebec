import { AnchoredPopover } from '@brandroom/ui/AnchoredPopover';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { Stack } from '@brandroom/ui/Stack';

import type { OverlayProps } from '../../../shared/overlay/OverlayButton';
import { calendarMessages } from './calendar.messages';
import type { FilterProps } from './FilterControls';
import { QuickRanges, StatusFilter } from './FilterControls';
import { OtherFilters } from './OtherFilters';
import type { CampaignOptions } from './use-campaign-options';

const messages = calendarMessages.filters;

interface FilterPopoverProps extends FilterProps, OverlayProps {
  campaigns: CampaignOptions;
  /** On phones, where the bar has room neither for this nor for the status. */
  onReset?: () => void;
}

/** The filters that have no place of their own in the bar. */
export function FilterPopover({
  search,
  onNarrow,
  campaigns,
  onReset,
  ...overlay
}: FilterPopoverProps) {
  return (
    <AnchoredPopover {...overlay} label={messages.group} placement="bottom start">
      <Stack gap={12}>
        {onReset && <StatusFilter search={search} onNarrow={onNarrow} isLabelVisible />}
        <QuickRanges search={search} onNarrow={onNarrow} />
        <OtherFilters search={search} campaigns={campaigns} onNarrow={onNarrow} />
        {onReset && (
          <Inline>
            <Button
              onPress={() => {
                overlay.onClose();
                onReset();
              }}
            >
              {messages.reset}
            </Button>
          </Inline>
        )}
      </Stack>
    </AnchoredPopover>
  );
}
