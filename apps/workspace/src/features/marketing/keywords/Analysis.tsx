import { timeRangeLabels } from '@brandroom/domain/campaign/time-range-facts';
import { isHighValue, isQuickWin } from '@brandroom/domain/keyword/insight';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Card } from '@brandroom/ui/Card';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Spinner } from '@brandroom/ui/Spinner';
import { Text } from '@brandroom/ui/Text';
import { useEffect, useRef } from 'react';

import { failureMessages, retryLabel } from '../../../shared/api/operation-error';
import { Load } from '../../../shared/load/Load';
import { keywordsMessages } from './keywords.messages';
import { defaultRange } from './keywords-search';
import type { KeywordsSearch } from './keywords-search';
import { Opportunities } from './keywords-parts';
import type { KeywordAnalysis } from './use-keyword-analysis';

const messages = keywordsMessages.opportunities;

interface AnalysisProps {
  analysis: KeywordAnalysis;
  search: KeywordsSearch;
  /** Moves focus back to the button that starts an analysis. */
  focusStart: () => void;
}

/**
 * The analysis of the keywords: running with a cancel button, failed with a retry, or its result.
 */
export function Analysis({ analysis, search, focusStart }: AnalysisProps) {
  const { isBusy, opportunities, error, analyzed, cancel, retry } = analysis;
  const range = search.range ?? defaultRange;
  const isAtCancel = useRef(false);
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      // The cancel button disappears when there is nothing left to cancel.
      if (isAtCancel.current) focusStart();
      isAtCancel.current = false;
      if (opportunities) {
        const { length } = opportunities;
        const high = opportunities.filter(isHighValue).length;
        announce(messages.done(length, high, opportunities.filter(isQuickWin).length));
      }
    }
    wasBusy.current = isBusy;
  }, [isBusy, opportunities, focusStart]);
  if (!isBusy && !opportunities && !error) return null;
  return (
    <Section title={messages.title}>
      {isBusy && (
        <Card padding="small">
          <Inline justify="between">
            <Inline gap={12}>
              <Spinner size="small" label={messages.running} />
              <Text size="ui" aria-hidden>
                {messages.running}
              </Text>
            </Inline>
            <Button
              size="small"
              aria-label={messages.cancelNamed}
              onFocusChange={(isFocused) => {
                isAtCancel.current = isFocused;
              }}
              onPress={() => {
                cancel();
                announce(messages.canceled);
              }}
            >
              {messages.cancel}
            </Button>
          </Inline>
        </Card>
      )}
      {error && (
        <InlineAlert
          tone="danger"
          isLive
          title={messages.failed}
          actions={
            <Button size="small" onPress={retry}>
              {retryLabel}
            </Button>
          }
        >
          {failureMessages[error.code].text}
        </InlineAlert>
      )}
      {opportunities && analyzed && analyzed !== range && (
        <InlineAlert tone="info" title={messages.otherRange(timeRangeLabels[analyzed])}>
          {messages.analyzeAgain(timeRangeLabels[range])}
        </InlineAlert>
      )}
      {opportunities && (
        <Load label={messages.running} skeleton={<Skeleton shape="block" />}>
          <Opportunities found={opportunities} search={search} />
        </Load>
      )}
    </Section>
  );
}
