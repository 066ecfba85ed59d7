import type { Access, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isSignedIn } from '#features/people/accounts/cms.ts'
import { internalCollections } from '#platform/payload-internals/names.ts'
import { documentLockAccess } from './document-locks.ts'

type Rights = SanitizedCollectionConfig['access']
type Restriction = (access: Rights) => Partial<Rights>

const noAccess: Access = () => false

/** Restricts access to signed-in users, in addition to the existing rule. */
const signedInOnly =
  (access: Access): Access =>
  (args) =>
    isSignedIn(args.req.user) && access(args)

const forUsers: Restriction = ({ create, read, update, delete: remove }) => ({
  create: signedInOnly(create),
  read: signedInOnly(read),
  update: signedInOnly(update),
  delete: signedInOnly(remove),
})

const closed: Restriction = () => ({ create: noAccess, read: noAccess, update: noAccess, delete: noAccess })

/** Restrictions of Payload's internal collections, which are otherwise open to every session and service key. */
const restrictions: Readonly<Record<string, Restriction>> = {
  [internalCollections.lockedDocuments]: () => documentLockAccess,
  [internalCollections.preferences]: forUsers,
  [internalCollections.migrations]: closed,
}

/** Restricts access to Payload's internal collections, so that programs with a service key cannot use them. */
export function restrictInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const restrict = restrictions[collection.slug]
    if (restrict) collection.access = { ...collection.access, ...restrict(collection.access) }
  }
  return config
}
