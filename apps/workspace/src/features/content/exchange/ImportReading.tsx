import { formatDay } from '@brandroom/domain/format/date';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { RadioGroup } from '@brandroom/ui/RadioGroup';
import { Text } from '@brandroom/ui/Text';

import { exchangeMessages } from './exchange.messages';
import type { ReadRows } from './read-csv';
import type { DayOrder } from './read-date';
import { readDate } from './read-date';
import { usualTimeLabel } from './read-moment';

const messages = exchangeMessages.import;

const orders: readonly DayOrder[] = ['dayFirst', 'monthFirst'];

interface ImportReadingProps {
  reading: ReadRows;
  /** Whether the dates can also be read in the other order. */
  canChoose: boolean;
  onOrder: (order: DayOrder) => void;
}

/**
 * Shows how the file was read; asks for the order of day and month if its dates do not decide it.
 */
export function ImportReading({ reading, canChoose, onOrder }: ImportReadingProps) {
  const { unknownColumns, dates, rows } = reading;
  const withUsualTime = rows.filter((row) => 'written' in row && row.hasUsualTime).length;
  return (
    <>
      {unknownColumns.length > 0 && (
        <InlineAlert tone="warning" title={messages.unknownColumns(unknownColumns.length)}>
          {unknownColumns.join(', ')}
        </InlineAlert>
      )}
      {dates.isOpen && canChoose ? (
        <RadioGroup
          label={messages.order.label}
          description={dates.isMixed ? messages.order.mixed : messages.order.open}
          options={orders.map((order) => {
            const example = exampleOf(dates.example, order);
            return {
              value: order,
              label: messages.order[order],
              ...(example === null ? {} : { description: example }),
            };
          })}
          value={dates.order}
          onChange={onOrder}
        />
      ) : (
        <OrderLine {...dates} />
      )}
      {withUsualTime > 0 && (
        <Text size="ui">{messages.usualTime(withUsualTime, usualTimeLabel)}</Text>
      )}
    </>
  );
}

function OrderLine({ order, example }: ReadRows['dates']) {
  const read = exampleOf(example, order);
  return read === null ? null : <Text size="ui">{messages.order.read[order](read)}</Text>;
}

/** Returns `22/11/2026 is Nov 22, 2026`; null if the order gives no valid day. */
function exampleOf(written: string | null, order: DayOrder): string | null {
  const read = written === null ? null : readDate(written, order);
  return written !== null && read && 'day' in read
    ? messages.order.example(written, formatDay(read.day))
    : null;
}
