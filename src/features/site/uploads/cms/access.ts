import type { Access, AccessResult, Where } from 'payload'
import { programFilesPrefix } from '../rules/program-files-prefix.ts'

/** Refuses REST and the admin: only the pipeline writes the collection. */
export const pipelineOnly: Access = () => false

/** Returns a filter of enquiries as a filter of what refers to them in the field `enquiry`. */
function throughEnquiry(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) =>
      Array.isArray(condition)
        ? [name, (condition as Where[]).map(throughEnquiry)]
        : [`enquiry.${name}`, condition],
    ),
  )
}

/** Users read the files of the enquiries they may read, and nobody reads the files of a form that is not complete. */
export const readsTheEnquiry: Access = async ({ req }): Promise<AccessResult> => {
  const hasEnquiry: Where = { enquiry: { exists: true } }
  const result = await req.payload.collections.enquiries.config.access.read({ req })
  // A user who may read every enquiry also reads what programs upload for mails, which belongs to no enquiry.
  if (result === true) return { or: [hasEnquiry, { formKey: { like: programFilesPrefix } }] }
  if (result === false) return false
  return { and: [hasEnquiry, throughEnquiry(result)] }
}
