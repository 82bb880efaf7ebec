import { createRootRouteWithContext } from '@tanstack/react-router';

import type { RouterContext } from '../shared/api/router-context';
import { Root } from '../shared/navigation/Root';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });
