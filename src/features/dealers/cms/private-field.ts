import type { FieldAccess } from 'payload'
import { isEditor } from '#features/accounts/cms.ts'

/**
 * Access to what is nobody's business but the dealer's and ours. Payload applies it to whatever is read, and refuses
 * conditions and sorting by such a field, which would give it away letter by letter.
 */
export const privately: { readonly read: FieldAccess } = {
  read: ({ req }) => isEditor({ req }) === true,
}
