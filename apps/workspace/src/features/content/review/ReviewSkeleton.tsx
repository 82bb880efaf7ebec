import { Skeleton } from '@brandroom/ui/Skeleton';
import { Split } from '@brandroom/ui/Split';
import { Stack } from '@brandroom/ui/Stack';

import { reviewMessages as messages } from './review.messages';

const rows = Array.from({ length: 6 }, (_, row) => row);

/** The desk while its queue is on its way. */
export function ReviewSkeleton() {
  return (
    <Stack gap={16}>
      <Skeleton shape="control" width="short" />
      <Split
        variant="aside"
        asideLabel={messages.queue.label}
        aside={
          <Stack gap={12}>
            <Skeleton shape="title" width="short" />
            {rows.map((row) => (
              <Skeleton key={row} shape="control" />
            ))}
          </Stack>
        }
      >
        <Stack gap={24}>
          <Skeleton shape="heading" width="long" />
          <Skeleton shape="control" width="medium" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Split>
    </Stack>
  );
}
