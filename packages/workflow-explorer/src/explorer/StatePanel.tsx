import type { StatePath } from '@brandroom/statechart/graph';
import { Badge } from '@brandroom/ui/Badge';
import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Icon } from '@brandroom/ui/Icon';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useButtonRow } from '@brandroom/ui/use-button-row';
import { ArrowLeft, MapPin } from 'lucide';
import { Suspense, useEffect, useRef } from 'react';

import { kindText } from '../chart/describe-state';
import { durationText, tagName, transitionLabel } from '../chart/names';
import type { ExplorerSource } from '../source';
import { momentsIn } from '../source';
import { timeSpent } from '../timeline/time-spent';
import { useExplorer } from './explorer-context';
import { explorerMessages } from './explorer.messages';
import { focusHeading } from './focus-heading';
import { hasEndedIn, hereText } from './here-text';
import { withTrials } from './with-trials';
import { StateFacts } from './lazy-views';
import { NextSteps } from './NextSteps';
import type { StateButtonProps } from './StateButton';
import { StateButton } from './StateButton';
import * as styles from './StatePanel.css';

const messages = explorerMessages.panel;

/** How long the item was in a state, or how long items stay there; null where nothing is known. */
function stayText(source: ExplorerSource, path: StatePath, now: string): string | null {
  if (source.kind === 'summary') return source.stays?.[path] ?? null;
  const spent = timeSpent(momentsIn(source), path, now);
  return spent > 0 ? messages.spent(durationText(spent)) : null;
}

/** Everything about the selected state. Each thing that the diagram can do is a button here. */
export function StatePanel() {
  const explorer = useExplorer();
  const { chart, place, active, source, samples, now, canGoBack, goBack } = explorer;
  const panel = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The button of the step is gone with the state before.
    if (hadFocus.current) focusHeading(panel.current);
  }, [place.state]);
  const state = chart.find(place.state);
  if (!state) return <Text tone="muted">{messages.none}</Text>;
  const arrivals = chart
    .arrivalsAt(state.path)
    .filter(({ kind, source: from }) => kind !== 'route' && from !== state.path);
  const steps = arrivals.filter(({ kind }) => kind !== 'initial');
  const here = active.has(state.path) ? hereText(source, samples) : null;
  return (
    <div
      ref={panel}
      className={styles.panel}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      <Section title={chart.label(state.path)} size="lead">
        <Stack gap={24}>
          <Stack gap={8} align="start">
            {canGoBack && (
              <Button size="small" icon={ArrowLeft} onPress={goBack}>
                {messages.back}
              </Button>
            )}
            {/* An opened step has a button of its own. */}
            {place.event === null && place.view !== 'try' && (
              <Button
                size="small"
                onPress={() => withTrials(explorer, ({ open }) => open(state.path))}
              >
                {messages.tryFromHere}
              </Button>
            )}
            {here !== null && (
              <Inline gap={8} isWrapping={false}>
                <Icon of={MapPin} size="small" />
                <Text size="ui" weight="strong">
                  {here}
                </Text>
              </Inline>
            )}
            {state.description !== null && <Text>{state.description}</Text>}
            {[kindText(state), stayText(source, state.path, now)].map(
              (text) =>
                text !== null && (
                  <Text key={text} tone="muted">
                    {text}
                  </Text>
                ),
            )}
            {state.tags.length > 0 && (
              <Inline as="ul" gap={8}>
                {state.tags.map((tag) => (
                  <li key={tag}>
                    <Badge>{tagName(tag)}</Badge>
                  </li>
                ))}
              </Inline>
            )}
          </Stack>
          {!hasEndedIn(explorer, state.path) && <NextSteps state={state} />}
          <StateButtons
            title={messages.arrives}
            isStart={steps.length < arrivals.length}
            variant="quiet"
            places={steps.map((step) => ({
              id: step.id,
              path: step.source,
              event: step.event,
              label:
                step.source === chart.root.path
                  ? transitionLabel(step)
                  : messages.arrival(chart.label(step.source), transitionLabel(step)),
            }))}
          />
          <StateButtons title={messages.inside} places={chart.childrenOf(state.path)} />
          <StateButtons title={messages.outside} places={chart.parentsOf(state.path).slice(1)} />
          <Disclosure title={messages.about}>
            <Suspense fallback={<Skeleton />}>
              <StateFacts state={state} />
            </Suspense>
          </Disclosure>
        </Stack>
      </Section>
    </div>
  );
}

interface StateButtonsProps extends Pick<StateButtonProps, 'variant'> {
  title: string;
  places: readonly (Pick<StateButtonProps, 'path' | 'event' | 'label'> & {
    readonly id?: string;
  })[];
  /** Whether the workflow begins there. */
  isStart?: boolean;
}

/** The ways to other states: one Tab stop, with the arrow keys between them. */
function StateButtons({ title, places, isStart = false, variant }: StateButtonsProps) {
  const { keys, button } = useButtonRow(places.length);
  if (places.length === 0 && !isStart) return null;
  return (
    <Section title={title} headingLevel={3} size="ui">
      <Inline as="ul" gap={variant ? 4 : 8} {...keys}>
        {isStart && (
          <Text as="li" size="ui" tone="muted">
            {messages.start}
          </Text>
        )}
        {places.map(({ id, path, event, label }, index) => (
          <li key={id ?? path}>
            <StateButton {...{ path, event, label, variant }} {...button(index)} />
          </li>
        ))}
      </Inline>
    </Section>
  );
}
