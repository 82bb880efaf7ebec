import { registeredMachines } from '@brandroom/machines/registry';
import { guardLeaves } from '@brandroom/statechart/guard-leaves';
import type { AllGuardWords } from '@brandroom/statechart/guard-words';
import { readMachine } from '@brandroom/statechart/read-machine';
import { booth } from '@brandroom/statechart/testing/booth.machine';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { kiosk } from '../testing/kiosk';
import { markdownOf } from './step-text';

interface ReadStep {
  readonly label: string;
  readonly leads: readonly string[];
  readonly text: string;
  /** The trigger of a step that happens by itself; null where its label says that. */
  readonly trigger: string | null;
  readonly needs: string;
}

interface ReadState {
  readonly name: string;
  readonly depth: number;
  readonly text: string;
  readonly steps: readonly ReadStep[];
}

/** The paragraph that describes the purpose: the first one that is no fact, list or remark. */
function meaningIn(text: string): string | null {
  const [, first = ''] = text.trim().split('\n\n');
  const isFact =
    /^(?:Starts in |Final state\.|All parts are active |Returns to the last |No next steps |Tags: |Runs: |Source: |- |_)/u;
  return first === '' || isFact.test(first) ? null : first;
}

/** Reads the text as a person does: headings, sentences and lists of steps. */
function readText(text: string) {
  const [head = '', ...parts] = text.split(/^(?=#{2,6} )/mu);
  const line = /^- \*\*(.*?)\*\*: (.*?)\.(?: Trigger: (.*?)\.)?(?: Needs: (.*)\.)?$/gmu;
  const sections = parts.map((part): ReadState => {
    const [, marks = '', name = ''] = /^(#+) (.*)$/mu.exec(part) ?? [];
    const steps = [...part.matchAll(line)].map(
      ([, label = '', does = '', trigger = null, needs = '']): ReadStep => ({
        label,
        leads:
          /^Leads to (.*?)(?:, starting this state again)?$/u.exec(does)?.[1]?.split(' and ') ?? [],
        text: does,
        trigger,
        needs,
      }),
    );
    return { name, depth: marks.length, text: part, steps };
  });
  const [title = ''] = /^# .*$/mu.exec(head) ?? [];
  const everywhere = sections.find(({ name, depth }) => depth === 2 && name === 'From every state');
  return { head, title, everywhere, states: sections.filter((each) => each !== everywhere) };
}

/** The words of a name of the code: “soldOut” is “Sold out”. An abbreviation stays. */
function wordsOf(name: string): string {
  if (!/[a-z]/u.test(name)) return name;
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_]/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const metaOf = (of: { readonly meta?: unknown }) =>
  (of.meta ?? {}) as {
    readonly label?: string;
    readonly origin?: string;
    readonly specRef?: string;
  };
const nameOf = (node: AnyStateNode) =>
  metaOf(node).label ?? wordsOf(node.parent ? node.key : node.machine.id);
const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...nodesIn(child)]);
const stepsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** A delay in words, by its length where the machine has one. */
function delayOf({ implementations }: AnyStateMachine, delay: unknown): string {
  const known: unknown = typeof delay === 'string' ? implementations.delays[delay] : delay;
  if (typeof known !== 'number') return wordsOf(String(delay)).toLowerCase();
  return known < 1000 ? `${String(known)} ms` : `${String(known / 1000)} s`;
}

/** The outcome that a step waits for, of an actor with a name. */
function outcomeOf(node: AnyStateNode, type: string): string | null {
  const [, kind = '', id = ''] = /^xstate\.(done\.actor|error\.actor)\.(.*)$/u.exec(type) ?? [];
  const isNamed = (node.invoke as readonly { id: string }[]).some((each) => each.id === id);
  if (!isNamed || id.includes('.')) return null;
  return `${wordsOf(id)} ${kind.startsWith('done') ? 'succeeds' : 'fails'}`;
}

/** The rules of a step by the names that the machine gives them. */
const rulesOf = ({ guard }: AnyTransitionDefinition): readonly string[] => [
  ...new Set(guardLeaves(guard).flatMap(({ name }) => name ?? [])),
];

const cases: readonly {
  readonly slug: string;
  readonly machine: AnyStateMachine;
  readonly words: AllGuardWords<never, never>;
}[] = [
  { slug: 'kiosk', machine: kiosk, words: {} },
  { slug: 'booth', machine: booth, words: {} },
  ...registeredMachines.map(({ slug, machine, words }) => ({ slug, machine, words })),
];

/** Answers are read from the text; the expected ones are of the machine, not of what wrote the text. */
describe.each(cases)('the text of $slug answers', ({ machine, words }) => {
  const read = readText(markdownOf(readMachine(machine)));
  const nodes = nodesIn(machine.root);
  /** The same answer for each state, from the text and from the machine. */
  function forEachState<T>(
    fromText: (state: ReadState) => T,
    fromMachine: (node: AnyStateNode) => T,
  ) {
    expect(read.states.map(fromText)).toEqual(nodes.map(fromMachine));
  }
  const lineIn = (text: string, term: string) =>
    new RegExp(`^${term}: (.*)\\.$`, 'mu').exec(text)?.[1]?.split(', ') ?? [];
  const startIn = (text: string) => /^Starts in (.*)\.$/mu.exec(text)?.[1] ?? null;
  const startOf = (node: AnyStateNode) => {
    const [first] = node.type === 'compound' ? node.initial.target : [];
    return first ? nameOf(first) : null;
  };
  const targetsOf = ({ target }: AnyTransitionDefinition) => (target ?? []).map(nameOf);
  /** The named rules of a step that are of some kinds, as people read them. */
  const named = (names: readonly string[]) =>
    names.map((name) => wordsOf(name).toLowerCase()).toSorted();
  const isRight = (name: string) => words[name]?.kind === 'right';
  /** The longest first, because some names begin with others. */
  const known = Object.keys(machine.implementations.guards).toSorted((x, y) => y.length - x.length);
  const rulesIn = ({ needs }: ReadStep) =>
    known.reduce<{ text: string; found: readonly string[] }>(
      ({ text, found }, name) => {
        const rest = text.replaceAll(new RegExp(`\\b${wordsOf(name)}\\b`, 'giu'), '');
        return { text: rest, found: rest === text ? found : [...found, name] };
      },
      // The opposite of a rule has the name of the rule, but for a word.
      {
        text: needs
          .replaceAll(/\b(is|was|may|can) not /gu, '$1 ')
          .replaceAll(/\bhas no /gu, 'has '),
        found: [],
      },
    ).found;
  const triggersIn = ({ label, trigger }: ReadStep) => trigger ?? label;

  it('1. Which name and version does it have?', () =>
    expect(read.title).toBe(
      [
        `# ${nameOf(machine.root)}`,
        ...(machine.version === undefined ? [] : [machine.version]),
      ].join(' '),
    ));
  it('2. Which purpose does it have?', () =>
    expect(meaningIn(read.head)).toBe(machine.root.description ?? null));
  it('3. Where does it start?', () => expect(startIn(read.head)).toBe(startOf(machine.root)));
  it('4. Which states are there?', () => forEachState(({ name }) => name, nameOf));
  it('5. What does each mean?', () =>
    forEachState(
      ({ text }) => meaningIn(text),
      ({ description }) => description ?? null,
    ));
  it('6. Which state is inside of which?', () =>
    forEachState(
      ({ depth }) => depth,
      ({ path }) => Math.min(6, path.length + 1),
    ));
  it('7. Where does each state with inner states start?', () =>
    forEachState(({ text }) => startIn(text), startOf));
  it('8. Which are ends, which have parts, and which lead back?', () =>
    forEachState(
      ({ text }) => [
        text.includes('Final state.'),
        text.includes('All parts are active at once.'),
        text.includes('Returns to the last active state'),
        text.includes('at every level'),
      ],
      ({ type, history }) => [
        type === 'final',
        type === 'parallel',
        type === 'history',
        type === 'history' && history === 'deep',
      ],
    ));
  it('9. Which buttons and events lead on?', () =>
    forEachState(
      ({ steps }) => steps.map(({ label }) => label),
      (node) =>
        stepsOf(node).map(({ description, eventType }, index) => {
          // Patterns and triggers of XState itself have words of their own, which 13 and 15 ask for.
          const event = /^$|[.*]/u.test(eventType) ? null : wordsOf(eventType);
          const { steps = [] } = read.states[nodes.indexOf(node)] ?? {};
          return description ?? event ?? steps[index]?.label;
        }),
    ));
  it('10. Where does each lead?', () =>
    forEachState(
      ({ steps }) => steps.map(({ leads }) => leads),
      (node) => stepsOf(node).map(targetsOf),
    ));
  it('11. Which right does each need?', () =>
    forEachState(
      ({ steps }) => steps.map((step) => named(rulesIn(step).filter(isRight))),
      (node) => stepsOf(node).map((step) => named(rulesOf(step).filter(isRight))),
    ));
  it('12. Why can it be refused to those who have the right?', () =>
    forEachState(
      ({ steps }) => steps.map((step) => named(rulesIn(step).filter((name) => !isRight(name)))),
      (node) => stepsOf(node).map((step) => named(rulesOf(step).filter((name) => !isRight(name)))),
    ));
  it('13. Which steps does the clock take, and when?', () =>
    forEachState(
      ({ steps }) => steps.map(triggersIn).filter((text) => text.startsWith('After ')),
      ({ after }) => after.map(({ delay }) => `After ${delayOf(machine, delay)}`),
    ));
  it('14. What runs in each state?', () =>
    forEachState(
      ({ text }) => lineIn(text, 'Runs').filter((name) => !name.startsWith('An unnamed actor')),
      (node) =>
        (node.invoke as readonly { src: string }[])
          .filter(({ src }) => !src.startsWith('xstate.'))
          .map(({ src }) => wordsOf(src)),
    ));
  it('15. Which outcome of that work leads on?', () =>
    forEachState(
      ({ steps }) =>
        steps
          .map(triggersIn)
          .filter((text) => / (?:succeeds|fails)$/u.test(text) && !text.startsWith('#')),
      (node) => stepsOf(node).flatMap(({ eventType }) => outcomeOf(node, eventType) ?? []),
    ));
  it('16. Which states are busy, editable, or wait for a person?', () =>
    forEachState(
      ({ text }) => lineIn(text, 'Tags'),
      ({ tags }) => tags.map((tag) => (tag === 'terminal' ? 'End' : wordsOf(tag))),
    ));
  it('17. Which page asks for each state, and which did we add?', () =>
    forEachState(
      ({ text }) => lineIn(text, 'Source'),
      (node) => {
        const { origin, specRef } = metaOf(node);
        return [origin === 'added' ? 'Our addition' : [], specRef ?? []].flat();
      },
    ));
  it('18. Which steps stay, start again, or are ignored on purpose?', () =>
    forEachState(
      ({ steps }) =>
        steps.map(({ text }) => [
          text.startsWith('Stays in this state'),
          text.endsWith('starting this state again'),
          text.startsWith('Ignored on purpose'),
        ]),
      (node) =>
        stepsOf(node).map(({ target, actions, reenter }) => [
          !target && actions.length > 0,
          target !== undefined && reenter,
          !target && actions.length === 0,
        ]),
    ));
  it('19. What can happen in every state?', () =>
    expect(read.everywhere?.steps.map(({ leads }) => leads) ?? []).toEqual(
      stepsOf(machine.root).map(targetsOf),
    ));
  it('20. From where is each state reached?', () => {
    const pairs = (from: string, to: readonly string[]) => to.map((each) => `${from} to ${each}`);
    const fromText = read.states.flatMap(({ name, steps }) =>
      steps.flatMap(({ leads }) => pairs(name, leads)),
    );
    const fromMachine = nodes.flatMap((node) =>
      stepsOf(node).flatMap((step) => pairs(nameOf(node), targetsOf(step))),
    );
    expect(fromText.toSorted()).toEqual(fromMachine.toSorted());
  });
});
