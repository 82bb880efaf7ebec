import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useRef } from 'react';

import { focusPageHeading } from '../../../shared/page/page-heading';
import { showFailure } from '../../../shared/api/show-failure';
import { timeZone } from '../../../shared/time/time-zone';
import type { ConflictFacts } from './conflict';
import { describeChange } from './describe-change';
import { itemMessages } from './item.messages';

const messages = itemMessages.conflict;

interface ConflictNoticeProps {
  facts: ConflictFacts;
  /**
   * Whether it follows the person's own save; then it takes focus, because Save is at the other end
   * of the form.
   */
  isRefusal: boolean;
  onLoadTheirs: () => Promise<void>;
  onKeepMine: (facts: ConflictFacts) => void;
  /** Whether the person's text could still be saved. */
  mayKeepMine: boolean;
}

type ShownFacts = Omit<ConflictFacts, 'current'>;

const labels: Readonly<Record<string, string>> = { ...writtenFieldLabels, status: 'Status' };

/** Reports another person's changes to the item, with the two choices. */
export function ConflictNotice({
  facts,
  isRefusal,
  onLoadTheirs,
  onKeepMine,
  mayKeepMine,
}: ConflictNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isRefusal || !place.current) return;
    place.current.tabIndex = -1;
    place.current.focus();
  }, [isRefusal]);
  const keepMine = () => {
    focusPageHeading();
    onKeepMine(facts);
    announce(messages.mineKept);
  };
  async function loadTheirs() {
    try {
      await onLoadTheirs();
      announce(messages.theirsLoaded);
      focusPageHeading();
    } catch (error) {
      showFailure(error, () => void loadTheirs());
    }
  }
  return (
    <InlineAlert
      ref={place}
      tone="warning"
      // After a refusal it gets focus, which speaks it.
      isLive={!isRefusal}
      title={messages.title(facts.by ?? messages.someone)}
      actions={
        <>
          <Button onPress={() => void loadTheirs()}>{messages.loadTheirs}</Button>
          {mayKeepMine && <Button onPress={keepMine}>{messages.keepMine}</Button>}
        </>
      }
    >
      <Stack gap={8}>
        <Text>{messages.text}</Text>
        <Changes facts={facts} />
      </Stack>
    </InlineAlert>
  );
}

/** The changes of an item that another person edited before the decision arrived. */
export function ChangesSince({ facts }: { facts: ShownFacts }) {
  return (
    <InlineAlert tone="warning" isLive title={messages.title(facts.by ?? messages.someone)}>
      <Stack gap={8}>
        <Text>{messages.lookAgain}</Text>
        <Changes facts={facts} />
      </Stack>
    </InlineAlert>
  );
}

function Changes({ facts }: { facts: ShownFacts }) {
  if (facts.changes.length === 0) return null;
  return (
    <DescriptionList
      items={facts.changes.map((change) => ({
        term: labels[change.field] ?? change.field,
        detail: describeChange(change, timeZone),
      }))}
    />
  );
}
