import type { Finding, FindingSeverity } from '@brandroom/domain/content/finding';
import { brandCheck } from '@brandroom/domain/content/brand-check';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Inline } from '@brandroom/ui/Inline';
import { LoadingRegion } from '@brandroom/ui/LoadingRegion';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { TextCursor } from 'lucide';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { focusPageHeading } from '../../../shared/page/page-heading';
import { draftOf } from './draft-of';
import type { DraftAsideProps } from './DraftAside';
import { goToField } from './go-to-field';
import { useBrandVoice } from '../../../shared/brand/use-brand-voice';
import { useDebounced } from '../../../shared/form/use-debounced';
import { useDeletedImages } from './use-deleted-images';
import { writingMessages } from './writing.messages';

const messages = writingMessages.brandCheck;

/** The debounce delay of the check, in milliseconds, so that no half-typed word is checked. */
const pause = 500;
/** The additional delay before the number of findings is announced, in milliseconds. */
const spokenPause = 1500;

const severities = ['warning', 'hint'] as const satisfies readonly FindingSeverity[];

/** Returns the findings; null until the brand's rules are loaded. */
function useFindings({
  brandId,
  type,
  values,
}: Pick<DraftAsideProps, 'brandId' | 'type' | 'values'>) {
  const { voice, isLoading, ...brand } = useBrandVoice(brandId);
  const settled = useDebounced(values, pause);
  const deleted = useDeletedImages(settled.images);
  // Only debounced values are checked, not each key press.
  const findings = useMemo(
    () => (isLoading ? null : brandCheck(draftOf(type, settled), voice, deleted.split(' '))),
    [isLoading, type, settled, voice, deleted],
  );
  return { findings, brand };
}

interface BrandCheckCountProps extends DraftAsideProps {
  onCount: (count: number) => void;
}

/** Shows the number of findings on the tab, and announces it, even while another tab is open. */
export function BrandCheckCount({ onCount, place, ...draft }: BrandCheckCountProps) {
  const { findings } = useFindings(draft);
  const count = findings?.length ?? null;
  useSpokenCount(count, place);
  const report = useEffectEvent((next: number) => onCount(next));
  useEffect(() => {
    if (count !== null) report(count);
  }, [count]);
  return null;
}

/**
 * Compares the fields with the platform's limits and the brand's rules
 * (docs/product/content-workflow.md#brand-check).
 */
export function BrandCheckPanel({ brandId, type, values, place, headingLevel }: DraftAsideProps) {
  const { findings, brand } = useFindings({ brandId, type, values });
  const hadFailed = useRef(false);
  useEffect(() => {
    // The pressed retry button disappears; the page's heading stays.
    const hasRecovered = hadFailed.current && !brand.hasFailed;
    if (hasRecovered && document.activeElement === document.body) focusPageHeading();
    hadFailed.current = brand.hasFailed;
  }, [brand.hasFailed]);
  const hidden = [
    ...(brand.hidden.messages ? [messages.messages] : []),
    ...(brand.hidden.tones ? [messages.tones] : []),
  ];
  const notes = [
    ...(brand.isEmpty && hidden.length === 0 ? [messages.noVoice] : []),
    ...(hidden.length > 0 ? [messages.hidden(hidden)] : []),
    ...(findings !== null && findings.length > 0 ? [messages.advice] : []),
  ];
  return (
    <Section headingLevel={headingLevel} title={writingMessages.aside.check} isTitleHidden>
      {findings === null ? (
        <LoadingRegion label={writingMessages.aside.loading}>
          <Stack gap={12}>
            <Skeleton width="long" />
            <Skeleton width="medium" />
          </Stack>
        </LoadingRegion>
      ) : (
        <Stack gap={24}>
          {findings.length === 0 && <Text tone="muted">{messages.none}</Text>}
          {severities.map((severity) => (
            <Group
              key={severity}
              title={messages.groups[severity]}
              headingLevel={headingLevel === 2 ? 3 : 4}
              findings={findings.filter((finding) => finding.severity === severity)}
              onGo={(finding) => goToField(place.current, finding)}
            />
          ))}
          {brand.hasFailed ? (
            <InlineAlert
              tone="warning"
              title={messages.failed}
              actions={
                <Button size="small" onPress={brand.retry} isPending={brand.isRetrying}>
                  {messages.retry}
                </Button>
              }
            >
              {messages.failedHelp}
            </InlineAlert>
          ) : (
            notes.map((note) => (
              <Text key={note} size="caption" tone="muted">
                {note}
              </Text>
            ))
          )}
        </Stack>
      )}
    </Section>
  );
}

interface GroupProps {
  title: (count: number) => string;
  headingLevel: 3 | 4;
  findings: readonly Finding[];
  onGo: (finding: Finding) => void;
}

function Group({ title, headingLevel, findings, onGo }: GroupProps) {
  if (findings.length === 0) return null;
  return (
    <Section title={title(findings.length)} headingLevel={headingLevel} size="body">
      <Stack as="ul" gap={24}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <Stack gap={8}>
              <Stack gap={4}>
                <Text weight="strong">{finding.message}</Text>
                <Text>{finding.help}</Text>
                <Text size="caption" tone="muted">
                  {[finding.source, finding.reason].filter((words) => words !== '').join('. ')}
                </Text>
              </Stack>
              <Inline>
                <Button
                  size="small"
                  icon={TextCursor}
                  aria-label={messages.goNamed(messages.go(finding), finding.message)}
                  onPress={() => onGo(finding)}
                >
                  {messages.go(finding)}
                </Button>
              </Inline>
            </Stack>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** Announces the number of findings after it changed and typing paused. */
function useSpokenCount(count: number | null, place: DraftAsideProps['place']) {
  const rested = useDebounced(count, spokenPause);
  // The initial findings are not announced.
  const said = useRef(count);
  useEffect(() => {
    said.current ??= count;
  }, [count]);
  const speak = useEffectEvent(() => {
    if (rested === null || said.current === rested) return;
    said.current = rested;
    if (place.current?.contains(document.activeElement)) announce(messages.summary(rested));
  });
  useEffect(() => speak(), [rested]);
}
