import type { Session } from '../sessions/guards/authenticate.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { GuardianCopy, Guardians } from './guardians.ts'

interface ReadOwnCopyDeps {
  readonly sessions: Pick<Sessions, 'accessToken'>
  readonly guardians: Pick<Guardians, 'read'>
}

/** The guardian of whoever is signed in; a token that the platform refuses is renewed. */
export const readOwnCopy = (
  { sessions, guardians }: ReadOwnCopyDeps,
  session: Session,
): Promise<GuardianCopy> => guardians.read(session, (refused) => sessions.accessToken(session.id, refused))
