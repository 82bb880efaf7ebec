import { formatDayInFull } from '@brandroom/domain/format/date';
import type { PlainDate } from '@brandroom/domain/time.schema';
import { AnchoredPopover } from '@brandroom/ui/AnchoredPopover';
import { Heading } from '@brandroom/ui/Heading';

import type { QuickCreateProps } from './QuickCreate';
import { QuickCreate } from './QuickCreate';
import { useConfirmedClose } from './use-confirmed-close';

interface AddPopoverProps extends Pick<QuickCreateProps, 'brandId' | 'campaignId'> {
  day: PlainDate;
  /** The day, or its number. */
  at: Element;
  onClose: () => void;
}

/** The short form of a draft at its day. */
export function AddPopover({ day, at, onClose, ...place }: AddPopoverProps) {
  const { close, setUnsaved, question } = useConfirmedClose(onClose);
  return (
    <AnchoredPopover
      isOpen
      onClose={close}
      anchor={at}
      label={formatDayInFull(day)}
      placement="bottom"
      width="small"
    >
      <Heading level={2}>{formatDayInFull(day)}</Heading>
      <QuickCreate {...place} day={day} hasFocus onUnsavedChange={setUnsaved} onCreated={onClose} />
      {question}
    </AnchoredPopover>
  );
}
