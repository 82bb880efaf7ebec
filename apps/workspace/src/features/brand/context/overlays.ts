import { lazyDialog } from '../../../shared/load/lazy-part';

/** The form and the question before a rule is deleted; nobody needs them to read the page. */
export const RuleDialog = lazyDialog(async () => (await import('./RuleDialog')).RuleDialog);
export const DeleteRuleDialog = lazyDialog(
  async () => (await import('./DeleteRuleDialog')).DeleteRuleDialog,
);
