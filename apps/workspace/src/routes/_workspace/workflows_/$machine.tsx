import { createFileRoute } from '@tanstack/react-router';

import { machineLoads } from '../../../features/workflows/machine-loads';
import { machineSearch } from '../../../features/workflows/machine-search';
import { MachineScreen } from '../../../features/workflows/MachineScreen';
import { MachineExplorer, UnknownMachine } from '../../../features/workflows/parts';
import { waitBriefly } from '../../../shared/load/wait-briefly';

export const Route = createFileRoute('/_workspace/workflows_/$machine')({
  validateSearch: machineSearch,
  loader: ({ params, cause }) => {
    const load = machineLoads.get(params.machine);
    return waitBriefly(
      cause,
      load ? [load.load(), MachineExplorer.load()] : [UnknownMachine.load()],
    );
  },
  component: Machine,
});

function Machine() {
  return <MachineScreen slug={Route.useParams().machine} search={Route.useSearch()} />;
}
