import type { CollectionBeforeValidateHook, TextField } from 'payload'
import { throwUploadError } from './upload-error.ts'

type Medium = { mimeType?: string | null; decorative?: boolean | null }
type Context = { siblingData: unknown; req: { locale?: string | null } }

/** Validates the alt text of a file: true, or an error message for the editor. */
export function validateAltText(
  value: string | null | undefined,
  { siblingData, req }: Context,
): true | string {
  const { mimeType, decorative } = siblingData as Medium
  // Other languages fall back to the English alt text.
  const isRequired = mimeType?.startsWith('image/') && !decorative && (req.locale ?? 'en') === 'en'
  if (!isRequired || value?.trim()) return true
  return 'Describe what the picture shows, for those who cannot see it, or tick “Decoration”.'
}

/**
 * Requires the alt text of a new picture. The field cannot: before the upload the admin form does not know the file's
 * type. After that the field's own validation applies.
 */
export const requireAltText: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  const error = operation === 'create' ? validateAltText(data?.alt, { siblingData: data, req }) : true
  if (error !== true) throwUploadError(error, 'alt')
  return data
}

export const altField: TextField = {
  name: 'alt',
  type: 'text',
  label: 'Description',
  localized: true,
  maxLength: 300,
  validate: (value: string | null | undefined, context) => validateAltText(value, context),
  admin: {
    description:
      'Describe the picture in one sentence. Screen readers read it aloud. Not needed for documents and videos.',
  },
}
