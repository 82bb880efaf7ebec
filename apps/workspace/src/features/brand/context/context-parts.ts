import { lazyDialog } from '@brandroom/ui/lazy-part';

/** The form and the confirmation of a deletion, loaded on demand. */
export const RuleDialog = lazyDialog(async () => (await import('./RuleDialog')).RuleDialog);
export const DeleteRuleDialog = lazyDialog(
  async () => (await import('./DeleteRuleDialog')).DeleteRuleDialog,
);
