import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import type { Refusal } from '@brandroom/statechart/refusals';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import { anyone } from '@brandroom/workflow-explorer/explorer/anyone';
import type { Shortcuts } from '@brandroom/workflow-explorer/explorer/explorer-context';
import type { Place } from '@brandroom/workflow-explorer/place';
import type { ExplorerSource } from '@brandroom/workflow-explorer/source';
import type { WorkflowExplorerProps } from '@brandroom/workflow-explorer/WorkflowExplorer';
import { WorkflowExplorer } from '@brandroom/workflow-explorer/WorkflowExplorer';
import { useCallback, useMemo } from 'react';

import { useWorkspace } from '../../shared/brand/workspace';
import { useScreenKeys } from '../../shared/keys/use-screen-keys';
import { useHref } from '../../shared/navigation/use-href';
import { useSearchUpdate } from '../../shared/navigation/use-search-update';
import type { LoadedMachine } from './machine-loads';
import type { MachineSearch } from './machine-search';
import type { AsPerson } from './use-people';
import { useBrandPeople } from './use-people';
import { workflowsMessages } from './workflows.messages';

const { toTeam } = workflowsMessages.machine;

/** For an address with an unknown state or person; shown above the explorer. */
const AddressNotices = lazyDialog(async () => (await import('./AddressNotices')).AddressNotices);

export interface AddressedExplorerProps extends Pick<
  WorkflowExplorerProps,
  'now' | 'tools' | 'counts'
> {
  machine: LoadedMachine;
  search: MachineSearch;
  source: ExplorerSource;
  /** Where the viewer can do something about a refusal that is not about a right: those are changed in Team. */
  helpFor?: WorkflowExplorerProps['helpFor'];
  /** A user as a person of the workflow; that of the machine by default. The same function until its answers change. */
  personOf?: AsPerson;
  /** The state that is selected where the address names none. */
  startState?: string;
  /** The brand whose rights are asked; the current one by default. */
  brandId?: BrandId | null;
}

/** The same place as long as the address is the same. */
function usePlace(search: MachineSearch, state: string | null): Place {
  return useMemo(() => {
    const { view = 'outline', event = null, as = null, at = null, compare = null } = search;
    const { from = null, to = null, other = null, only = null } = search;
    return { view, state, event, as, at, compare, from, to, other, only };
  }, [search, state]);
}

/** A place, or a part of it, as the address holds it. */
const searchOf = (place: Partial<Place>) =>
  // The parameters are named as the place's parts are.
  Object.fromEntries(
    Object.entries(place).map(([name, value]) => [name, value ?? undefined]),
  ) as Partial<MachineSearch>;

/** They do nothing while focus is in the navigation (WCAG 2.1.4). */
const page = 'main';
/** Letters find a row of the tree while focus is in it. */
const outsideTheTree = `${page}:not(:has([role="treegrid"]:focus-within))`;

const isLetter = /^[a-z]$/u;

/** Makes keys of the explorer work while focus is on its page. A person can turn them off. */
const ExplorerShortcuts: Shortcuts = ({ keys }) => {
  const entries = Object.entries(keys);
  const letters = entries.filter(([key]) => isLetter.test(key));
  const others = entries.filter(([key]) => !isLetter.test(key));
  useScreenKeys(Object.fromEntries(letters), { within: outsideTheTree });
  useScreenKeys(Object.fromEntries(others), { within: page });
  return null;
};

/** The explorer at a place of the address. */
export function AddressedExplorer({
  machine: { name, graph, machine, samples, words, versions, loadCovered, ...presets },
  search,
  source,
  personOf = presets.personOf,
  startState,
  brandId,
  helpFor,
  ...rest
}: AddressedExplorerProps) {
  const update = useSearchUpdate<MachineSearch>();
  const workspace = useWorkspace();
  const { user } = workspace;
  const ofBrand = brandId ?? workspace.brandId;
  const { isLoading, people, viewerId } = useBrandPeople(presets.people, ofBrand, personOf);
  const paths = graph.states.slice(1).map(({ path }) => path);
  const first = startState ?? paths[0] ?? null;
  const isListed = (path: string | undefined) => path !== undefined && paths.includes(path);
  const isKnown = search.state === undefined || isListed(search.state);
  const state = isKnown ? (search.state ?? first) : null;
  const isUnknownPerson =
    !isLoading &&
    search.as !== undefined &&
    search.as !== anyone &&
    people.every(({ id }) => id !== search.as);
  const place = usePlace(search, state);
  const hrefTo = useHref();
  const mayManage = ofBrand !== null && can(user, 'manageBrand', ofBrand);
  const help = useCallback(
    (refusal: Refusal) => {
      if (refusal.kind !== 'right') return helpFor?.(refusal) ?? null;
      return mayManage ? { label: toTeam, href: hrefTo({ to: '/team' }) } : null;
    },
    [mayManage, helpFor, hrefTo],
  );
  const linkTo = useCallback(
    (next: Place) => {
      const href = hrefTo({
        to: '.',
        search: (shown: object) => ({ ...shown, ...searchOf(next) }),
      });
      return new URL(href, window.location.href).href;
    },
    [hrefTo],
  );
  return (
    <>
      {(!isKnown || isUnknownPerson) && (
        <AddressNotices
          graph={graph}
          people={people}
          viewerId={viewerId}
          state={isKnown ? null : (search.state ?? null)}
          person={isUnknownPerson ? (search.as ?? null) : null}
          onChange={(change) => update(change, { replace: true })}
        />
      )}
      <WorkflowExplorer
        {...rest}
        viewerId={viewerId}
        helpFor={help}
        name={name}
        graph={graph}
        machine={machine}
        source={source}
        people={people}
        samples={samples}
        messages={words}
        versions={versions}
        loadCovered={loadCovered}
        shortcuts={ExplorerShortcuts}
        place={place}
        linkTo={linkTo}
        onPlaceChange={(change) =>
          update(
            (current) => ({
              // The shown state stays selected.
              state: isListed(current.state) ? current.state : (state ?? undefined),
              ...searchOf(change),
            }),
            // The way back leads to the view before, not through every state that was passed.
            { replace: change.view === undefined || change.view === place.view },
          )
        }
      />
    </>
  );
}
