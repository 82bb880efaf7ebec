import { parts } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { playedPerson } from '@brandroom/machines/content-workflow/content-workflow.catalog';
import { roleCells } from '@brandroom/machines/content-workflow/content-workflow.scenarios';
import { contentWorkflow } from '@brandroom/machines/content-workflow/content-workflow.machine';
import { readMachine } from '@brandroom/statechart/read-machine';
import { chartOf } from '@brandroom/workflow-explorer/chart/chart';
import { levelOf } from '@brandroom/workflow-explorer/diagram/level';
import { narration } from '@brandroom/workflow-explorer/chart/describe-state';
import {
  answerOf,
  payloadsOf,
  verdictOf,
  verdictText,
} from '@brandroom/workflow-explorer/rights/verdict';
import { pathTo } from '@brandroom/workflow-explorer/trial/paths';
import { situationsOf } from '@brandroom/workflow-explorer/trial/situations';
import { describe, expect, it } from 'vitest';

const { words, samples, people, machine } = parts;
const situations = situationsOf(machine, samples, people);

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
  const said = narration(chart, pending, ({ event }) =>
    verdictText(
      verdictOf(situation.snapshot, payloadsOf(event, samples, editor, samples.now), words),
    ),
  );
  expect(said).toContain('Pending. Waiting for a decision.');
  expect(said).toContain('Approve leads to Approved; can’t: needs the approve right.');
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

describe('the diagram of the content workflow', () => {
  it('reads downwards from draft to published', () => {
    const chart = chartOf(readMachine(machine));
    const { layout } = levelOf(chart, chart.root);
    const top = (path: string) => layout.nodes.find(({ id }) => id === path)?.y ?? 0;
    const main = ['draft', 'pending', 'approved', 'published'].map(top);
    expect(main).toEqual(main.toSorted((a, b) => a - b));
  });
});
