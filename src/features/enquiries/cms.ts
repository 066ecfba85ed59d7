export { formDrafts } from './drafts/cms/form-drafts.ts'
/** The fields of a block with a form, for features with forms of their own. */
export { formBlockFields } from './forms/cms/form-block-fields.ts'
export { formSettings } from './forms/cms/form-settings.ts'
export { kindColours, kindLabels } from './forms/definitions.ts'
export { enquiries } from './inbox/cms/enquiries.ts'
export { type InboxSummary, readInboxSummary } from './inbox/inbox-summary.ts'
export { submitEndpoint } from './intake/cms/submit-endpoint.ts'
