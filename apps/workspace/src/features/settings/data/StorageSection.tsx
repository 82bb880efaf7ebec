import { formatSize } from '@brandroom/domain/format/size';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { useState } from 'react';

import { focusSoon } from '../../../shared/page/focus-soon';
import { pageHeading } from '../../../shared/page/page-heading';
import { dataMessages } from './data.messages';
import type { StorageFacts } from './use-storage-facts';
import { useStorageFacts } from './use-storage-facts';

const messages = dataMessages.data;

function usedOf(facts: StorageFacts | null): string {
  if (!facts) return '…';
  const { used, quota } = facts;
  if (used === null) return messages.unknown;
  return quota === null ? formatSize(used) : messages.usedOf(formatSize(used), formatSize(quota));
}

function keptOf(facts: StorageFacts | null): string {
  if (!facts) return '…';
  if (facts.isKept === null) return messages.unknown;
  return facts.isKept ? messages.isKept : messages.isUnkept;
}

/** The amount of stored data, and whether the storage is persistent. */
export function StorageSection() {
  const { facts, keep } = useStorageFacts();
  const [isRefused, setRefused] = useState(false);
  async function ask() {
    const isKept = await keep();
    setRefused(!isKept);
    if (!isKept) return;
    announce(messages.keptNow);
    // The pressed button disappears.
    focusSoon(pageHeading);
  }
  return (
    <Section title={messages.storage} description={messages.storageHelp}>
      <DescriptionList
        items={[
          { term: messages.used, detail: usedOf(facts) },
          { term: messages.kept, detail: keptOf(facts) },
        ]}
      />
      {facts?.isKept === false && (
        <Inline>
          <Button onPress={() => void ask()}>{messages.keep}</Button>
        </Inline>
      )}
      {isRefused && (
        <InlineAlert tone="warning" isLive title={messages.notKept}>
          {messages.notKeptHelp}
        </InlineAlert>
      )}
    </Section>
  );
}
