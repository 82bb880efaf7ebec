import type { ContentAction } from './content.schema';

/** The action of a person, after their name: “Ada approved this”. */
export const contentActionSentences: Record<ContentAction, string> = {
  create: 'created this',
  edit: 'changed this',
  submit: 'submitted this for review',
  approve: 'approved this',
  reject: 'rejected this',
  schedule: 'scheduled this',
  unschedule: 'unscheduled this',
  publish: 'published this',
  due: 'published this at its time',
  delete: 'deleted this',
  restore: 'restored this',
  takeBack: 'undid the last move',
};
