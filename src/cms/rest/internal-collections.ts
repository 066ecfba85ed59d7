import type { Access, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { isSignedIn } from '#features/accounts/cms.ts'
import { ownCollections } from '#platform/payload-internals/names.ts'

type Rights = SanitizedCollectionConfig['access']
type Narrowed = (access: Rights) => Partial<Rights>

const nobody: Access = () => false

/** Whoever was let in before, as long as it is a person. */
const people =
  (before: Access): Access =>
  (args) =>
    isSignedIn(args.req.user) && before(args)

const forPeople: Narrowed = ({ create, read, update, delete: remove }) => ({
  create: people(create),
  read: people(read),
  update: people(update),
  delete: people(remove),
})

const closed: Narrowed = () => ({ create: nobody, read: nobody, update: nobody, delete: nobody })

/** Collections Payload adds for itself, which it opens to whoever has a session or a key. */
const narrowed: Readonly<Record<string, Narrowed>> = {
  [ownCollections.lockedDocuments]: forPeople,
  [ownCollections.preferences]: forPeople,
  [ownCollections.migrations]: closed,
}

/** Programs that have a key do not work in the admin, and have nothing of what it notes for people. */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const narrow = narrowed[collection.slug]
    if (narrow) collection.access = { ...collection.access, ...narrow(collection.access) }
  }
  return config
}
