import { formatTime } from '@brandroom/domain/format/date';
import { instantOf } from '@brandroom/domain/time/instant';
import { machineCatalog } from '@brandroom/machines/catalog.gen';
import { afterPaint } from '@brandroom/ui/after-paint';
import { Icon } from '@brandroom/ui/Icon';
import { RowList } from '@brandroom/ui/RowList';
import { Section } from '@brandroom/ui/Section';
import { Text } from '@brandroom/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { Activity } from 'lucide';

import { stateLabel } from '../../shared/actors/state-label';
import { useRunningActors } from '../../shared/actors/use-running-actors';
import { useScreenKeys } from '../../shared/keys/use-screen-keys';
import { useHref } from '../../shared/navigation/use-href';
import { timeZone } from '../../shared/time/time-zone';
import { workflowsMessages } from './workflows.messages';

const messages = workflowsMessages.running;
const known = new Set(machineCatalog.map(({ slug }) => slug));

/** The workflows that run in this tab, each with its state as it is now. */
export function RunningNow() {
  const hrefTo = useHref();
  const router = useRouter();
  const actors = useRunningActors().filter(({ machine }) => known.has(machine));
  const rows = actors.map((actor) => ({
    id: String(actor.id),
    href: hrefTo({
      to: '/workflows/$machine',
      params: { machine: actor.machine },
      search: { actor: String(actor.id) },
    }),
    title: actor.title(),
    mark: <Icon of={Activity} size="small" />,
    facts: stateLabel(actor),
    end: messages.since(formatTime(instantOf(actor.startedAt), timeZone)),
  }));
  const newest = rows.at(-1);
  useScreenKeys({
    ...(newest && { r: () => afterPaint(() => void router.navigate({ href: newest.href })) }),
  });
  return (
    <Section title={messages.title} isCard>
      {actors.length === 0 ? (
        <Text tone="muted">{messages.none}</Text>
      ) : (
        <RowList label={messages.title} rows={rows} />
      )}
    </Section>
  );
}
