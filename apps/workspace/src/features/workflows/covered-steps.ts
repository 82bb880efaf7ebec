import type { CoveredSteps } from '@brandroom/workflow-explorer/explorer/explorer-context';

const coveredSteps = import.meta.glob<NonNullable<CoveredSteps>>(
  '../../../../../packages/machines/charts/covered/*.gen.json',
  { import: 'default' },
);

/** Loads how many scenarios of the tests take each step of a machine; null where nothing is known of them. */
export async function coveredOf(slug: string): Promise<CoveredSteps> {
  const path = Object.keys(coveredSteps).find((each) => each.endsWith(`/${slug}.gen.json`));
  return (await coveredSteps[path ?? '']?.()) ?? null;
}
