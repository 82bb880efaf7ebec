import { showToast } from '@brandroom/ui/toast';
import { useRouter } from '@tanstack/react-router';

import { useAuth } from '../../../shared/auth/auth';
import { useWorkspace } from '../../../shared/brand/workspace';
import type { Form } from '../../../shared/form/use-form';
import { useForm } from '../../../shared/form/use-form';
import { accountMessages } from './account.messages';

export interface ProfileValues {
  name: string;
  email: string;
  bio: string;
}

const schema = async () => (await import('./profile.schema')).profile;

/** The form of the person's own profile. */
export function useProfileForm({ onSaved }: { onSaved: () => void }): Form<ProfileValues> {
  const { user } = useWorkspace();
  const auth = useAuth();
  const router = useRouter();
  return useForm({
    name: accountMessages.account.profile,
    schema,
    initial: { name: user.name, email: user.email, bio: user.bio ?? '' },
    onSubmit: async (patch) => {
      await auth.sendAndWait({ type: 'UPDATE', patch });
      // The page reads the account from the route, so it is reloaded before the form closes.
      await router.invalidate();
      showToast({ title: accountMessages.account.saved });
      onSaved();
    },
  });
}
