import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { earlyScriptHash } from './early-code.mjs';
import { contentSecurityPolicy, securityHeaders, styleHashes } from './headers.mjs';
import { hostingPage, hostingPagePath } from './hosting-doc.mjs';
import { injectedStyleHashes } from './style-hashes.mjs';

test('the policy allows nothing inline but the early script, nothing foreign and no script from a string', () => {
  expect(contentSecurityPolicy['default-src']).toEqual(["'none'"]);
  expect(contentSecurityPolicy['script-src']).toEqual(["'self'", `'${earlyScriptHash}'`]);
  expect(contentSecurityPolicy['connect-src']).toEqual(["'self'"]);
  expect(contentSecurityPolicy['worker-src']).toEqual(["'self'"]);
  const all = Object.values(contentSecurityPolicy).flat();
  for (const word of ["'unsafe-inline'", "'unsafe-eval'", 'https:', 'http:', '*'])
    expect(all).not.toContain(word);
  expect(securityHeaders['Content-Security-Policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types app default",
  );
});

test('the only styles allowed by hash are those that react-aria injects', () => {
  expect(styleHashes).toEqual(injectedStyleHashes());
});

test('the hosting page shows these headers', () => {
  expect(readFileSync(hostingPagePath, 'utf8')).toBe(hostingPage());
});
