import type { BrandRole, User } from '@brandroom/domain/account/user.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import { contentRight } from '@brandroom/domain/content/visibility';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import type { Permissions } from '@brandroom/domain/rights/permissions';
import { permissionsWhere, presets } from '@brandroom/domain/rights/presets';
import { workflowActor } from '@brandroom/machines/content-workflow/workflow-actor';
import { parts } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { playedPerson } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import {
  customColumns,
  roleCells,
  roleColumns,
} from '@brandroom/machines/content-workflow/role-scenarios';
import { contentWorkflow } from '@brandroom/machines/content-workflow/content-workflow.machine';
import { readMachine } from '@brandroom/statechart/read-machine';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { levelOf } from '@brandroom/workflow-explorer/diagram/level';
import { narration } from '@brandroom/workflow-explorer/chart/narration';
import { payloadsOf } from '@brandroom/workflow-explorer/rights/payloads';
import { spokenVerdict } from '@brandroom/workflow-explorer/rights/spoken-verdict';
import { answerOf, verdictOf } from '@brandroom/workflow-explorer/rights/verdict';
import type { Person } from '@brandroom/workflow-explorer/source';
import { expectedPeople, peopleIn } from '@brandroom/workflow-explorer/testing/expected-path';
import { movesWithClock } from '@brandroom/workflow-explorer/trial/clock-move';
import type { Situation } from '@brandroom/workflow-explorer/trial/moves';
import { play } from '@brandroom/workflow-explorer/trial/moves';
import { pathTo } from '@brandroom/workflow-explorer/trial/paths';
import { activePaths, nobody, situationsOf } from '@brandroom/workflow-explorer/trial/situations';
import { describe, expect, it } from 'vitest';

const { words, samples, people, machine } = parts;
const nameOf = (who: typeof people) => (who.length === 1 ? (who[0]?.name ?? '') : 'all together');
const situationAt = situationsOf(machine, samples, people);
const situations = new Map(
  readMachine(machine).states.flatMap(({ path }) => {
    const found = situationAt(path);
    return found ? [[path, found]] : [];
  }),
);

describe('who can', () => {
  it('differs nowhere from the table that was written by hand', () => {
    const answers = roleCells.map(({ status, event, by, context }) => {
      const snapshot = contentWorkflow.resolveState({ value: status, context });
      const played = playedPerson(by).complete(event, event.at);
      const { outcome, to } = answerOf(snapshot, { name: '', event: played }, words);
      if (outcome === 'taken') return to ?? status;
      return outcome === 'refused' ? 'no' : '-';
    });
    expect(roleCells.length).toBeGreaterThan(400);
    expect(answers).toEqual(roleCells.map(({ cell }) => cell));
  });

  it('lets an administrator undo a move in each state, regardless of the dates of the sample', () => {
    const [administrator = nobody] = people;
    const refused = [...situations].flatMap(([path, { snapshot }]) => {
      const asked = { snapshot, at: samples.now, own: null };
      const payloads = payloadsOf('UNDO_MOVE', samples, administrator, asked);
      return verdictOf(snapshot, payloads, words).outcome === 'cannot' ? [path] : [];
    });
    expect(refused).toEqual([]);
  });

  const columns: readonly (readonly [User['role'], BrandRole, string, Permissions])[] = [
    ...roleColumns.map((each) => [...each, presets[each[1]]] as const),
    ...customColumns.map(([flags, column]) => {
      const rights = new Set<FlagRight>(
        contentTypes.flatMap((type) => flags.map((flag) => contentRight(flag, type))),
      );
      return ['member', 'viewer', column, permissionsWhere((right) => rights.has(right))] as const;
    }),
  ];
  it.each(columns)('answers for %s with the brand role %s as the column %s', (...roles) => {
    const [role, brandRole, column, permissions] = roles;
    const brandId = 'brand_1_a' as BrandId;
    const cells = roleCells.filter((each) => each.role === column);
    expect(cells.length).toBeGreaterThan(100);
    for (const { status, eventName, event, by, context, cell } of cells) {
      const user: User = {
        id: by.id,
        name: 'Somebody',
        email: 'somebody@example.com',
        role,
        brandAccess: [{ brandId, role: brandRole, permissions }],
      };
      const person = playedPerson(workflowActor(user, { type: context.type, brandId }));
      const snapshot = contentWorkflow.resolveState({ value: status, context });
      const completed = { name: '', event: person.complete(event, event.at) };
      const { outcome, answers } = verdictOf(snapshot, [completed], words);
      const expected = { no: 'cannot', '-': 'not handled' }[cell] ?? 'can';
      expect([status, eventName, outcome]).toEqual([status, eventName, expected]);
      if (expected === 'can') expect(answers[0]?.to ?? status).toBe(cell);
    }
  });

  it('reaches every status from the samples', () => {
    const chart = chartOf(readMachine(machine));
    expect(chart.order.filter(({ path }) => !situations.has(path))).toEqual([]);
  });
});

it('says a state in one sentence with what the person can’t do', () => {
  const chart = chartOf(readMachine(machine));
  const [pending, editor] = [chart.find('pending'), people.find(({ id }) => id === 'an-editor')];
  const situation = situations.get('pending');
  if (!pending || !editor || !situation) throw new Error('A sample is missing.');
  const { snapshot } = situation;
  const asked = { snapshot, at: samples.now, own: null };
  const said = narration(chart, pending, ({ event }) =>
    spokenVerdict(verdictOf(snapshot, payloadsOf(event, samples, editor, asked), words), true),
  );
  expect(said).toContain('Pending. Waiting for a decision. Five next steps.');
  expect(said).toContain('Approve leads to Approved; you can’t: it needs the approve right.');
  expect(said).not.toContain('signed in');
});

describe('the way from draft to published', () => {
  const draft = situations.get('draft');

  it('changes hands only where the author can not approve', () => {
    const [editor, manager] = [
      people.find(({ id }) => id === 'an-editor'),
      people.find(({ id }) => id === 'a-manager'),
    ];
    if (!draft || !editor || !manager) throw new Error('A sample is missing.');
    const path = (who: typeof people) => pathTo(draft, 'published', samples, who);
    expect(path(people)?.map(({ to, isHandOff }) => [to[0], isHandOff])).toEqual([
      ['pending', false],
      ['approved', false],
      ['published', false],
    ]);
    expect(path([editor])).toBeNull();
    const approver = {
      ...manager,
      complete: (event: never, at: string) => {
        const full = manager.complete(event, at);
        return { ...full, by: { ...full['by'], flags: ['view', 'approve', 'publish'] } };
      },
    };
    expect(
      path([editor, approver])?.map(({ isHandOff, people: who }) => [
        who.map(({ id }) => id),
        isHandOff,
      ]),
    ).toEqual([
      [['an-editor'], false],
      [['a-manager'], true],
      [['a-manager'], false],
    ]);
  });
});

it('leads from Scheduled to Published by the clock, for a viewer too', () => {
  const scheduled = situations.get('scheduled');
  if (!scheduled) throw new Error('A sample is missing.');
  for (const who of [people, people.filter(({ id }) => id === 'a-viewer')]) {
    const path = pathTo(scheduled, 'published', samples, who);
    expect(path).toMatchObject([
      { move: { send: { type: 'DUE' } }, people: [], to: ['published'] },
    ]);
  }
});

describe('the shortest ways', () => {
  const likely = {
    ...samples,
    events: (at: string) => samples.events(at).filter(({ assumesHistory }) => !assumesHistory),
  };
  const keyOf = ({ snapshot }: Situation) =>
    `${JSON.stringify(snapshot.value)} ${JSON.stringify(snapshot.context)}`;
  /** Every situation that the samples lead to, with the ones that each person reaches in one step. */
  const reached = new Map<string, { situation: Situation; next: Map<string, Set<string>> }>();
  const queue = [...situations.values()];
  for (const situation of queue) {
    const key = keyOf(situation);
    if (reached.has(key)) continue;
    const next = new Map<string, Set<string>>();
    reached.set(key, { situation, next });
    for (const { move, by } of movesWithClock(situation, likely, people)) {
      const after = play(situation, move);
      if (after?.outcome !== 'taken') continue;
      next.set(by.id, (next.get(by.id) ?? new Set()).add(keyOf(after)));
      queue.push(after);
    }
  }

  /** The number of steps to each state, found by looking at every way. */
  function distances(start: Situation, who: readonly Person[]): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const seen = new Set<string>();
    let front = new Set([keyOf(start)]);
    for (let steps = 0; front.size > 0; steps += 1) {
      const after = new Set<string>();
      for (const key of front) {
        seen.add(key);
        const { situation, next } = reached.get(key) ?? {};
        if (!situation || !next) continue;
        for (const path of activePaths(situation.snapshot))
          if (!found.has(path)) found.set(path, steps);
        for (const { id } of [...who, nobody])
          for (const to of next.get(id) ?? []) if (!seen.has(to)) after.add(to);
      }
      front = after;
    }
    return found;
  }

  it.each([...people.map((one) => [one]), people].map((who) => ({ who, name: nameOf(who) })))(
    'of $name are as long as the shortest of all ways, with everyone who can take each step',
    ({ who }) => {
      for (const [from, start] of situations) {
        const all = distances(start, who);
        const paths = [...situations.keys()].map((to) => ({
          name: `${from} to ${to}`,
          path: pathTo(start, to, samples, who),
          least: all.get(to) ?? null,
        }));
        expect(paths.map(({ name, path }) => [name, path?.length ?? null])).toEqual(
          paths.map(({ name, least }) => [name, least]),
        );
        expect(paths.map(({ name, path }) => [name, peopleIn(path ?? [])])).toEqual(
          paths.map(({ name, path }) => [name, expectedPeople(start, path ?? [], likely, who)]),
        );
      }
    },
  );
});

describe('the diagram of the content workflow', () => {
  it('reads downwards from draft to published', () => {
    const chart = chartOf(readMachine(machine));
    const { layout } = levelOf(chart, chart.root);
    const top = (path: string) => layout.nodes.find(({ id }) => id === path)?.y ?? 0;
    const main = ['draft', 'pending', 'approved', 'published'].map(top);
    expect(main).toEqual(main.toSorted((a, b) => a - b));
  });
});
