import { brandCheck } from '@brandroom/domain/content/brand-check';
import type { ContentDraft, ContentType } from '@brandroom/domain/content/content.schema';
import type { BrandVoice, Finding } from '@brandroom/domain/content/finding';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextArea } from '@brandroom/ui/TextArea';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useBrandVoice } from '../../../shared/brand/use-brand-voice';
import { useDebounced } from '../../../shared/form/use-debounced';
import { assetMessages } from './asset.messages';

const messages = assetMessages.tryIt;
const types = (['social', 'blog', 'email'] as const).map((value) => ({
  value,
  label: messages.types[value],
}));

/**
 * Debounce delays, so that no half-typed word is checked and the announcement follows the typing.
 */
const pauses = { check: 300, announcement: 1500 } as const;

/** Converts the text to content of a type; only its body is checked. */
function draftOf(type: ContentType, body: string): ContentDraft {
  const shared = { title: '', description: '', body, images: [], tags: [], keyword: '' };
  const draft = { ...shared, campaignId: null };
  if (type === 'social') return { type, ...draft, platform: 'linkedin' };
  if (type === 'email') return { type, ...draft, subject: '', preheader: '' };
  return { type, ...draft, seoTitle: '', seoDescription: '', excerpt: '' };
}

/** Returns the brand check's findings for a text, without platform limits. */
function findingsIn(type: ContentType, text: string, voice: BrandVoice): readonly Finding[] {
  return brandCheck(draftOf(type, text), voice).filter(
    ({ id, field }) => field === 'body' && !id.startsWith('limit:'),
  );
}

interface TryItPanelProps {
  brandId: BrandId;
  /** Null on a page for every type. */
  type: ContentType | null;
}

/** The text, its type, and what the brand check finds in it (docs/product/content-workflow.md#brand-check). */
export function TryItPanel({ brandId, type: pageType }: TryItPanelProps) {
  const { voice, isLoading, hasFailed, isRetrying, retry } = useBrandVoice(brandId);
  const [text, setText] = useState('');
  const [type, setType] = useState<ContentType>(pageType ?? 'social');
  const [seenType, setSeenType] = useState(pageType);
  if (pageType !== seenType) {
    setSeenType(pageType);
    if (pageType) setType(pageType);
  }
  const settled = useDebounced(text, pauses.check);
  const isBlank = settled.trim() === '';
  const findings = useMemo(
    () => (isBlank || isLoading ? null : findingsIn(type, settled, voice)),
    [isBlank, isLoading, type, settled, voice],
  );
  useSpokenResult(findings?.length ?? null);
  return (
    <Stack gap={16}>
      <Select<ContentType> label={messages.type} options={types} value={type} onChange={setType} />
      <TextArea
        label={messages.text}
        description={messages.help}
        rows={3}
        value={text}
        onChange={setText}
      />
      {hasFailed && (
        <InlineAlert
          tone="warning"
          title={messages.failed}
          actions={
            <Button size="small" onPress={retry} isPending={isRetrying}>
              {messages.retry}
            </Button>
          }
        />
      )}
      {findings === null ? (
        <Text tone="muted">{isLoading ? messages.loading : messages.blank}</Text>
      ) : findings.length === 0 ? (
        <Text>{messages.none}</Text>
      ) : (
        <Stack as="ul" gap={16} aria-label={messages.results}>
          {findings.map(({ id, severity, message, help, source, reason }) => (
            <li key={id}>
              <Stack gap={4}>
                <Text weight="strong">
                  {messages.finding(messages.severities[severity], message)}
                </Text>
                <Text>{help}</Text>
                <Text size="caption" tone="muted">
                  {[source, reason].filter((words) => words !== '').join('. ')}
                </Text>
              </Stack>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Announces the number of findings after it changed and typing paused. */
function useSpokenResult(count: number | null) {
  const rested = useDebounced(count, pauses.announcement);
  const said = useRef<number | null>(null);
  const speak = useEffectEvent(() => {
    if (said.current === rested) return;
    said.current = rested;
    if (rested !== null) announce(messages.summary(rested));
  });
  useEffect(() => speak(), [rested]);
}
