import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address under which the screen was specified. */
export const Route = createFileRoute('/_workspace/brand/logos')({
  beforeLoad: () => {
    throw redirect({ to: '/brand/logotype', replace: true });
  },
});
