import type { Chart } from '../chart/chart';
import { whyMessages as messages } from '../explorer/why.messages';
import { pathNamed, textOf } from './read-rows';
import type { WordRule } from './read-rule';
import { readRule } from './read-rule';

/** A step as the opened panel describes it. */
interface ReadStep {
  readonly targets: readonly string[] | null;
  readonly isForbidden: boolean;
  readonly reenter: boolean;
  /** The outer state that has it. */
  from: string | null;
  /** Null where its name says it. */
  trigger: string | null;
  rule: WordRule | null;
  does: string;
}

const textsIn = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gsu'))].map(([, text = '']) =>
    textOf(text),
  );

/** Reads where a step leads, in a sentence; null for another sentence. */
export function readLead(chart: Chart, text: string): ReadStep | null {
  const none = { from: null, trigger: null, rule: null, does: '' };
  const [, stays, unused] =
    /^(Ignored on purpose|Stays in this state)( \(reenter unused\))?$/u.exec(text) ?? [];
  if (stays !== undefined) {
    const isForbidden = stays === 'Ignored on purpose';
    return { ...none, targets: null, isForbidden, reenter: unused !== undefined };
  }
  const [, labels, again] = /^Leads to (.*?)(, starting this state again)?$/u.exec(text) ?? [];
  if (labels === undefined) return null;
  const targets = labels.split(' and ').map((label) => pathNamed(chart, label));
  return { ...none, targets, isForbidden: false, reenter: again !== undefined };
}

/** The parts of an opened step. A sentence that belongs to no part is an error. */
function readSteps(chart: Chart, texts: readonly string[]): readonly ReadStep[] {
  const steps: ReadStep[] = [];
  for (const text of texts) {
    const last = steps.at(-1);
    const step = readLead(chart, text);
    const after = (word: string) =>
      text.startsWith(`${word} `) ? text.slice(word.length + 1) : null;
    const named = [messages.trigger, messages.needs, messages.does].map((word) => `${word}:`);
    const [from, trigger, needs, does] = [messages.on, ...named].map(after);
    if (step) steps.push(step);
    else if (last && typeof from === 'string') last.from = pathNamed(chart, from);
    else if (last && typeof trigger === 'string') last.trigger = trigger;
    else if (last && typeof needs === 'string') last.rule = readRule(needs);
    else if (last && typeof does === 'string') last.does = does;
    else if (text !== messages.unreachable) throw new Error(`No part of a step: ${text}`);
  }
  return steps;
}

/** Reads “Next steps”: each with the parts of the opened one. */
export function readNextSteps(chart: Chart, html: string) {
  return html
    .split('<li')
    .slice(1)
    .map((item) => {
      const [label = '', ...targets] = textsIn(item, 'button');
      return {
        label,
        targets: targets.map((target) => pathNamed(chart, target)),
        branches: readSteps(chart, textsIn(item, 'p')),
      };
    });
}

/** Reads the panel of a state: its words, its steps and the states around it. */
export function readPanel(chart: Chart, html: string) {
  const [, head = '', ...parts] = html.split('<section');
  const sections = parts.map((part) => part.split('</section>')[0] ?? '');
  const under = (title: string) =>
    sections.find((section) => textsIn(section, 'h3')[0] === title) ?? '';
  const states = (title: string) =>
    textsIn(under(title), 'button').map((label) => pathNamed(chart, label));
  return {
    label: textsIn(head, 'h2')[0],
    texts: textsIn(head, 'p'),
    tags: textsIn(head, 'li'),
    steps: readNextSteps(chart, under('Next steps')),
    inside: states('Contains'),
    outside: states('Part of'),
  };
}

/** Reads a list of facts: the details by their terms. */
export function readFacts(html: string): Readonly<Record<string, string>> {
  const details = textsIn(html, 'dd');
  return Object.fromEntries(textsIn(html, 'dt').map((term, at) => [term, details[at] ?? '']));
}
