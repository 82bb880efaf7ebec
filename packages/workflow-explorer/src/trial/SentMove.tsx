import { Button } from '@brandroom/ui/Button';
import { Disclosure } from '@brandroom/ui/Disclosure';
import { Inline } from '@brandroom/ui/Inline';
import { lazyPart } from '@brandroom/ui/lazy-part';
import { Select } from '@brandroom/ui/Select';
import { Skeleton } from '@brandroom/ui/Skeleton';
import { Stack } from '@brandroom/ui/Stack';
import { Suspense, useState } from 'react';
import type { AnyEventObject } from 'xstate';

import { useExplorer } from '../explorer/explorer-context';
import type { Payload } from '../rights/payloads';
import type { Person } from '../source';
import { JsonEvent } from './JsonEvent';
import { fieldsOf } from './payload-fields';
import { trialMessages as messages } from './trial.messages';

const PayloadForm = lazyPart(async () => (await import('./PayloadForm')).PayloadForm);

interface SentMoveProps {
  label: string;
  payloads: readonly Payload[];
  by: Person;
  /** The moment of the trial. */
  at: string;
  /** The key that presses it. */
  number: { readonly shortcut?: string };
  onSend: (event: AnyEventObject) => void;
}

/** A step that is sent, with its payload: chosen among the known ones, and changed in a form. */
export function SentMove({ label, payloads, by, at, number, onSend }: SentMoveProps) {
  const { samples } = useExplorer();
  const [chosen, setChosen] = useState('0');
  const [edited, setEdited] = useState<AnyEventObject | null>(null);
  const payload = payloads[Number(chosen)] ?? payloads[0];
  if (!payload) return null;
  const event = edited ?? payload.event;
  const isUnknown = !samples.events(at).some((sample) => sample.event.type === event.type);
  const fields = fieldsOf(
    payloads.map((each) => each.event),
    by,
    at,
  );
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Button size="small" {...number} onPress={() => onSend(event)}>
          {label}
        </Button>
        {payloads.length > 1 && (
          <Select
            label={messages.payload(label)}
            isLabelHidden
            options={payloads.map(({ name }, index) => ({ value: String(index), label: name }))}
            value={chosen}
            onChange={(next) => {
              setChosen(next);
              setEdited(null);
            }}
          />
        )}
      </Inline>
      {(fields.length > 0 || isUnknown) && (
        <Disclosure title={messages.edit(label)}>
          {fields.length > 0 ? (
            <Suspense fallback={<Skeleton shape="block" />}>
              <PayloadForm
                event={event}
                fields={fields}
                secrets={samples.secrets ?? []}
                onChange={setEdited}
              />
            </Suspense>
          ) : (
            <JsonEvent sample={{ type: event.type }} onSend={onSend} />
          )}
        </Disclosure>
      )}
    </Stack>
  );
}
