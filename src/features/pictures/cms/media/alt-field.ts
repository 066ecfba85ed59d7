import type { CollectionBeforeValidateHook, TextField } from 'payload'
import { refuse } from './refuse.ts'

type Medium = { mimeType?: string | null; decorative?: boolean | null }
type Context = { siblingData: unknown; req: { locale?: string | null } }

/** What is wrong with a file's description, as a sentence for the editor; true when nothing is. */
export function altFault(value: string | null | undefined, { siblingData, req }: Context): true | string {
  const { mimeType, decorative } = siblingData as Medium
  // Other languages show the English description until they have their own.
  const isAsked = mimeType?.startsWith('image/') && !decorative && (req.locale ?? 'en') === 'en'
  if (!isAsked || value?.trim()) return true
  return 'Describe what the picture shows, for those who cannot see it, or tick “Decoration”.'
}

/**
 * Asks for the description of a new file, of which the admin's form does not know yet that it is a picture. From then
 * on the field itself does.
 */
export const askForDescription: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const fault = operation === 'create' ? altFault(data?.alt, { siblingData: data, req }) : true
  if (fault !== true) refuse(fault, 'alt')
  return data
}

export const altField: TextField = {
  name: 'alt',
  type: 'text',
  label: 'Description',
  localized: true,
  maxLength: 300,
  validate: (value: string | null | undefined, context) => altFault(value, context),
  admin: {
    description:
      'What a picture shows, in a sentence: it is read to those who cannot see it. Documents and videos need none.',
  },
}
