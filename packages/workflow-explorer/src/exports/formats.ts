import type { MachineGraph } from '@brandroom/statechart/graph';
import { machineConfig } from '@brandroom/statechart/machine-config';

import { mermaidLimits, mermaidOf, plantUmlLimits, plantUmlOf } from './diagram-text';
import { scxmlLimits, scxmlOf } from './scxml';
import { csvLimits, csvOf, markdownLimits, markdownOf, noCode } from './step-text';

/** A file that a chart can be saved as. */
export interface ExportFormat {
  readonly id: string;
  readonly label: string;
  readonly extension: string;
  readonly type: string;
  /** The parts of a machine that the format can’t express. */
  readonly limits: readonly string[];
  /** `name` is that of the machine; `more` lists the omissions of this file beside the limits of the format. */
  readonly write: (graph: MachineGraph, name?: string, more?: readonly string[]) => string;
  /** Whether it is a drawing whose levels can be exported separately. */
  readonly hasLevels?: boolean;
  /** The key that copies it while the exports are shown. */
  readonly copyKey?: string;
}

const jsonLimits = [noCode, 'Values that the machine computes are left out.'];

/** A config that `createMachine` accepts. JSON has no functions, so computed values are left out. */
function jsonOf(graph: MachineGraph): string {
  // `createMachine` ignores the comment.
  return JSON.stringify({ $comment: jsonLimits.join(' '), ...machineConfig(graph) }, null, 2);
}

export const exportFormats: readonly ExportFormat[] = [
  {
    id: 'mermaid',
    label: 'Mermaid',
    extension: 'mmd',
    type: 'text/plain',
    limits: mermaidLimits,
    write: (graph, _, more) => mermaidOf(graph, more),
    hasLevels: true,
    copyKey: 'M',
  },
  {
    id: 'plantuml',
    label: 'PlantUML',
    extension: 'puml',
    type: 'text/plain',
    limits: plantUmlLimits,
    write: (graph, _, more) => plantUmlOf(graph, more),
    hasLevels: true,
  },
  {
    id: 'scxml',
    label: 'SCXML',
    extension: 'scxml',
    type: 'application/scxml+xml',
    limits: scxmlLimits,
    write: scxmlOf,
  },
  {
    id: 'json',
    label: 'JSON for createMachine',
    extension: 'json',
    type: 'application/json',
    limits: jsonLimits,
    write: jsonOf,
  },
  {
    id: 'csv',
    label: 'CSV of steps',
    extension: 'csv',
    type: 'text/csv',
    limits: csvLimits,
    write: csvOf,
  },
  {
    id: 'markdown',
    label: 'Markdown text',
    extension: 'md',
    type: 'text/markdown',
    limits: markdownLimits,
    write: markdownOf,
  },
];
