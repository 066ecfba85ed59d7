import type { UploadSlots } from '#features/site/uploads/index.ts'
import type { EnquiryKind } from './definitions.ts'
import { fieldDefinition, stepFieldNames } from './field-definitions.ts'

/** The upload fields of a form, by name; empty for forms without uploads. */
export function uploadSlots(kind: EnquiryKind): UploadSlots {
  const slots = stepFieldNames(kind).flatMap((name) => {
    const { upload } = fieldDefinition(name)
    return upload ? [[name, upload] as const] : []
  })
  return Object.fromEntries(slots)
}

/** Whether visitors upload files with a form. */
export const hasUploads = (kind: EnquiryKind): boolean => Object.keys(uploadSlots(kind)).length > 0
