import type { WorkspaceClient } from '@brandroom/domain/contract/client';

export interface TestClients {
  /** A separate client that is signed out. */
  stranger(): WorkspaceClient;
  /** A client of its own that sends this token. */
  withToken(token: string): WorkspaceClient;
  /** A client of its own, signed in to the account with this address, whose password may be any. */
  as(email: string): Promise<WorkspaceClient>;
}

/** Clients for the people of a test; `connect` makes one that sends the given token. */
export function testClients(connect: (token: () => string | null) => WorkspaceClient): TestClients {
  return {
    stranger: () => connect(() => null),
    withToken: (token) => connect(() => token),
    as: async (email) => {
      let token: string | null = null;
      const client = connect(() => token);
      const session = await client.auth.signIn({ email, password: 'any', remember: false });
      token = session.token;
      return client;
    },
  };
}
