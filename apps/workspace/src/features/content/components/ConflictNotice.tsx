import { writtenFieldLabels } from '@brandroom/domain/content/diff';
import { Button } from '@brandroom/ui/Button';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';

import { timeZone } from '../../../shared/time/time-zone';
import type { ConflictFacts } from '../conflict';
import { changeInWords } from '../conflict';
import { contentMessages } from '../content.messages';

const messages = contentMessages.conflict;

interface ConflictNoticeProps {
  facts: ConflictFacts;
  onLoadTheirs: () => Promise<void>;
  onKeepMine: (version: number) => void;
}

const labels: Readonly<Record<string, string>> = { ...writtenFieldLabels, status: 'Status' };

/** Somebody changed the item meanwhile: what, and the two ways on. */
export function ConflictNotice({ facts, onLoadTheirs, onKeepMine }: ConflictNoticeProps) {
  return (
    <InlineAlert
      tone="warning"
      isLive
      title={messages.title(facts.by ?? messages.somebody)}
      actions={
        <>
          <Button onPress={() => void onLoadTheirs()}>{messages.loadTheirs}</Button>
          <Button onPress={() => onKeepMine(facts.version)}>{messages.keepMine}</Button>
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

/** A decision was about an item that somebody changed meanwhile: what is new in it. */
export function ChangedMeanwhile({ facts }: { facts: ConflictFacts }) {
  return (
    <InlineAlert tone="warning" isLive title={messages.title(facts.by ?? messages.somebody)}>
      <Stack gap={8}>
        <Text>{messages.lookAgain}</Text>
        <Changes facts={facts} />
      </Stack>
    </InlineAlert>
  );
}

function Changes({ facts }: { facts: ConflictFacts }) {
  if (facts.changes.length === 0) return null;
  return (
    <DescriptionList
      items={facts.changes.map((change) => ({
        term: labels[change.field] ?? change.field,
        detail: changeInWords(change, timeZone),
      }))}
    />
  );
}
