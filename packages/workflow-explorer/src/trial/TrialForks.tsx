import { Button } from '@brandroom/ui/Button';
import { Grid } from '@brandroom/ui/Grid';
import { Section } from '@brandroom/ui/Section';
import { Select } from '@brandroom/ui/Select';
import { Stack } from '@brandroom/ui/Stack';
import { Text } from '@brandroom/ui/Text';
import { useButtonRow } from '@brandroom/ui/use-button-row';
import { useRef, useState } from 'react';

import { useExplorer } from '../explorer/explorer-context';
import { trialMessages as messages } from './trial.messages';
import { ScreenKeys } from '../explorer/ScreenKeys';
import { innermost } from './situations';
import type { Trial, TrialStep } from './trial';
import { lineTo, tipsOf } from './trial';

const none = '';

interface TrialForksProps {
  trial: Trial;
  onShow: (id: number) => void;
}

/** The steps so far, and another fork beside them. */
export function TrialForks({ trial, onShow }: TrialForksProps) {
  const [besideId, setBeside] = useState(none);
  const control = useRef<HTMLSelectElement>(null);
  const others = tipsOf(trial).filter(({ id }) => id !== trial.current);
  const beside = others.find(({ id }) => String(id) === besideId);
  return (
    <Section title={messages.steps} size="lead">
      <Stack gap={16}>
        <ScreenKeys keys={{ b: () => control.current?.focus() }} />
        {others.length > 0 && (
          <Select
            label={messages.beside}
            controlRef={control}
            options={[
              { value: none, label: messages.noBeside },
              ...others.map(({ id }) => ({
                value: String(id),
                label: lineTo(trial, id)
                  .slice(1)
                  .map((each) => each.label)
                  .join(', '),
              })),
            ]}
            value={beside ? besideId : none}
            onChange={setBeside}
          />
        )}
        <Grid min="small">
          <Line
            title={messages.thisTrial}
            steps={lineTo(trial)}
            currentId={trial.current}
            onShow={onShow}
          />
          {beside && (
            <Line
              title={messages.otherTrial}
              steps={lineTo(trial, beside.id)}
              currentId={trial.current}
              onShow={onShow}
            />
          )}
        </Grid>
      </Stack>
    </Section>
  );
}

interface LineProps {
  title: string;
  steps: readonly TrialStep[];
  currentId: number;
  onShow: (id: number) => void;
}

/** The steps of a trial, one Tab stop with the arrow keys between them. */
function Line({ title, steps, currentId, onShow }: LineProps) {
  const { chart } = useExplorer();
  const { keys, button } = useButtonRow(steps.length);
  return (
    <Section title={title} headingLevel={3} size="ui">
      <Stack as="ol" gap={8} {...keys}>
        {steps.map(({ id, label, outcome, reasons, snapshot }, place) => (
          <li key={id}>
            <Button
              size="small"
              variant={id === currentId ? 'secondary' : 'quiet'}
              aria-current={id === currentId ? 'step' : false}
              {...button(place)}
              onPress={() => onShow(id)}
            >
              {messages.stepTo(
                label,
                innermost(snapshot)
                  .map((path) => chart.label(path))
                  .join(', '),
              )}
            </Button>
            {outcome !== 'taken' && (
              <Text size="caption" tone="danger">
                {[`${messages.outcomes[outcome]}.`, ...reasons].join(' ')}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
