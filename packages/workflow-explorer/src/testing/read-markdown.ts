import type { Chart } from '../chart/chart';
import { readLead } from './read-panel';
import type { WordRule } from './read-rule';
import { readRule } from './read-rule';

/** A step as Markdown describes it. */
interface ReadStep {
  readonly words: string;
  readonly targets: readonly string[] | null;
  readonly isForbidden: boolean;
  readonly reenter: boolean;
  readonly rule: WordRule | null;
  /** Null where it is the same as the words. */
  readonly trigger: string | null;
}

function readStep(chart: Chart, line: string): ReadStep {
  const [, words = '', leads = '', trigger = null, needs = ''] =
    /^- \*\*(.*?)\*\*: (.*?)\.(?: Trigger: (.*?)\.)?(?: Needs: (.*)\.)?$/u.exec(line) ?? [];
  const lead = readLead(chart, leads);
  if (!lead) throw new Error(`No step: ${line}`);
  const { targets, isForbidden, reenter } = lead;
  return { words, targets, isForbidden, reenter, rule: readRule(needs), trigger };
}

/** Reads the parts of a chart in Markdown: under each heading its sentences and its steps. */
export function readMarkdown(chart: Chart, text: string) {
  const parts: {
    readonly heading: string;
    readonly depth: number;
    readonly facts: string[];
    readonly steps: ReadStep[];
  }[] = [];
  for (const block of text.trimEnd().split('\n\n')) {
    const [, signs, heading = ''] = /^(#+) (.*)$/u.exec(block) ?? [];
    const part = parts.at(-1);
    if (signs !== undefined) parts.push({ heading, depth: signs.length, facts: [], steps: [] });
    else if (block.startsWith('- '))
      part?.steps.push(...block.split('\n').map((line) => readStep(chart, line)));
    else if (block !== 'No next steps of its own.') part?.facts.push(block);
  }
  return parts;
}
