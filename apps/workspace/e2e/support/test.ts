import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/** Faults that no page of any journey may have. */
interface Offences {
  readonly foreignRequests: string[];
  readonly policyViolations: string[];
  readonly errors: string[];
}

function watchPage(page: Page, offences: Offences): void {
  page.on('pageerror', (error) => offences.errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') offences.errors.push(message.text());
  });
}

async function watch(context: BrowserContext, origin: string, offences: Offences): Promise<void> {
  context.on('page', (page) => watchPage(page, offences));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('blob:') && !url.startsWith('data:')) {
      offences.foreignRequests.push(url);
    }
  });
  await context.exposeFunction('reportPolicyViolation', (violation: string) => {
    offences.policyViolations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportPolicyViolation') as (violation: string) => void;
      report(`${event.effectiveDirective}: ${event.blockedURI} ${event.sourceFile}`);
    });
  });
}

/**
 * The base test: a new browser for each journey, without simulated delays. Each journey fails if a
 * request left the origin, the content security policy was violated or an error was logged.
 */
export const test = base.extend<{ offences: Offences }>({
  offences: [
    async ({ context, baseURL }, use) => {
      const offences: Offences = { foreignRequests: [], policyViolations: [], errors: [] };
      await watch(context, baseURL ?? '', offences);
      await use(offences);
      expect(offences).toEqual({ foreignRequests: [], policyViolations: [], errors: [] });
    },
    { auto: true },
  ],
});

export { expect };
