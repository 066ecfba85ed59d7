import type { TextField } from 'payload'

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
