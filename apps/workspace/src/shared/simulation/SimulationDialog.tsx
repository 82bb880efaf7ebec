import { Button } from '@brandroom/ui/Button';
import { Checkbox } from '@brandroom/ui/Checkbox';
import { Dialog } from '@brandroom/ui/Dialog';
import { Form } from '@brandroom/ui/Form';
import { Inline } from '@brandroom/ui/Inline';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { TextField } from '@brandroom/ui/TextField';
import { showToast } from '@brandroom/ui/toast';

import { useForm } from '../form/use-form';
import { useSimulation } from './simulation';
import { behaviourForm, scenarioLink, simulationFields, worldForm } from './simulation-form';
import { simulationMessages as messages } from './simulation.messages';

/** Sets how the backend imitates a server (docs/product/simulation.md#settings). */
export function SimulationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      description={messages.description}
      isDismissable
    >
      <Stack gap={32}>
        <Behaviour onApplied={onClose} />
        <World />
        <ScenarioLink />
      </Stack>
    </Dialog>
  );
}

function Behaviour({ onApplied }: { onApplied: () => void }) {
  const simulation = useSimulation();
  const form = useForm({
    schema: behaviourForm,
    initial: simulationFields(simulation.read()).behaviour,
    onSubmit: async ({ latency, fail, offline }) => {
      simulation.change({ ...simulation.read(), latency, ...fail, offline });
      onApplied();
      showToast({ title: messages.applied });
    },
  });
  const { value: offline, onChange: setOffline } = form.field('offline');
  return (
    <Form onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
      <TextField
        {...form.field('latency')}
        label={messages.latency}
        description={messages.latencyHelp}
        inputMode="decimal"
        isRequired
        autoFocus
      />
      <TextField
        {...form.field('fail')}
        label={messages.fail}
        description={messages.failHelp}
        spellCheck="false"
        isOptional
      />
      <Checkbox isSelected={offline} onChange={setOffline}>
        {messages.offline}
      </Checkbox>
      <Inline>
        <Button type="submit" variant="primary">
          {messages.apply}
        </Button>
      </Inline>
    </Form>
  );
}

function ScenarioLink() {
  const simulation = useSimulation();
  const copy = async () => {
    const link = scenarioLink(location.href, simulation.read());
    try {
      await navigator.clipboard.writeText(link);
      showToast({ title: messages.linkCopied });
    } catch {
      showToast({ title: messages.linkNotCopied, description: link }, { timeout: null });
    }
  };
  return (
    <Section title={messages.link} description={messages.linkHelp} headingLevel={3} size="lead">
      <Inline>
        <Button onPress={() => void copy()}>{messages.copyLink}</Button>
      </Inline>
    </Section>
  );
}

function World() {
  const simulation = useSimulation();
  const form = useForm({
    schema: worldForm,
    initial: simulationFields(simulation.read()).world,
    onSubmit: async (world) => simulation.restart({ ...simulation.read(), ...world }),
  });
  return (
    <Section title={messages.world} description={messages.worldHelp} headingLevel={3} size="lead">
      <Form onSubmit={form.submit} failedAttempts={form.failedAttempts} width="full">
        <TextField
          {...form.field('now')}
          label={messages.now}
          description={messages.nowHelp}
          isOptional
        />
        <TextField
          {...form.field('scale')}
          label={messages.scale}
          description={messages.scaleHelp}
          inputMode="numeric"
          isRequired
        />
        <Inline>
          <Button type="submit">{messages.restart}</Button>
        </Inline>
      </Form>
    </Section>
  );
}
