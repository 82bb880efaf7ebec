import { createFileRoute } from '@tanstack/react-router';

import { machineLoads } from '../../../features/workflows/machine-loads';
import { machineSearch } from '../../../features/workflows/machine-search';
import { MachineScreen } from '../../../features/workflows/MachineScreen';
import { MachineExplorer } from '../../../features/workflows/parts';
import { soon } from '../../../shared/load/soon';

export const Route = createFileRoute('/_workspace/workflows_/$machine')({
  validateSearch: machineSearch,
  loader: ({ params, cause }) => {
    const load = machineLoads.get(params.machine);
    return load ? soon(cause, [load.load(), MachineExplorer.load()]) : undefined;
  },
  component: Machine,
});

function Machine() {
  return <MachineScreen slug={Route.useParams().machine} search={Route.useSearch()} />;
}
