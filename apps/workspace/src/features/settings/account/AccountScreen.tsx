import { globalRoleLabels } from '@brandroom/domain/rights/role-labels';
import type { BarAction } from '@brandroom/ui/bar-action';
import { DescriptionList } from '@brandroom/ui/DescriptionList';
import { Link } from '@brandroom/ui/Link';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { Switch } from '@brandroom/ui/Switch';
import { Pencil } from 'lucide';
import { useState } from 'react';

import { formMessages } from '../../../shared/form/form.messages';
import { focusSoon } from '../../../shared/page/focus-soon';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useSingleKeys } from '../../../shared/keys/single-keys';
import { useHref } from '../../../shared/navigation/use-href';
import { AvatarSection } from './AvatarSection';
import { ProfileForm } from './ProfileForm';
import { accountMessages } from './account.messages';
import { SettingsPage } from '../page/SettingsPage';
import { useProfileForm } from './use-profile-form';

const messages = accountMessages.account;
const editId = 'edit-profile';
const formId = 'profile-form';

/** Waits two frames, until the bar has its button again. */
function focusEdit() {
  focusSoon(() => document.getElementById(editId));
}

/** The person's own account: read-only until they choose to edit it. */
export function AccountScreen() {
  const { user } = useWorkspace();
  const [isEditing, setEditing] = useState(false);
  const form = useProfileForm({ onSaved: stop });

  function stop() {
    setEditing(false);
    focusEdit();
  }
  function start() {
    form.reset({ name: user.name, email: user.email, bio: user.bio ?? '' });
    setEditing(true);
  }
  function cancel() {
    form.reset();
    stop();
  }

  const edit: BarAction = {
    id: editId,
    label: messages.edit,
    icon: Pencil,
    isPrimary: true,
    onAction: start,
  };
  const cancelling: BarAction = {
    id: 'cancel-profile',
    label: formMessages.cancel,
    isDisabled: form.isSubmitting,
    onAction: cancel,
  };
  const save: BarAction = {
    id: 'save-profile',
    label: messages.save,
    form: formId,
    isPrimary: true,
    isPending: form.isSubmitting,
    pendingLabel: accountMessages.saving,
  };
  return (
    <SettingsPage page="account" actions={isEditing ? [cancelling, save] : [edit]}>
      <Section title={messages.profile}>
        {isEditing ? (
          <ProfileForm form={form} formId={formId} onDiscard={() => form.reset()} />
        ) : (
          <DescriptionList
            items={[
              { term: messages.name, detail: user.name },
              { term: messages.email, detail: user.email },
              { term: messages.role, detail: globalRoleLabels[user.role] },
              { term: messages.bio, detail: user.bio || messages.noBio },
            ]}
          />
        )}
      </Section>
      <AvatarSection />
      <Keyboard />
    </SettingsPage>
  );
}

function Keyboard() {
  const [isOn, setOn] = useSingleKeys();
  const hrefTo = useHref();
  return (
    <Section title={messages.keys}>
      <Stack gap={8}>
        <Switch isSelected={isOn} onChange={setOn} description={messages.singleKeysHelp}>
          {messages.singleKeys}
        </Switch>
        <Link href={hrefTo({ to: '/help', hash: 'shortcuts' })} variant="standalone">
          {messages.allKeys}
        </Link>
      </Stack>
    </Section>
  );
}
