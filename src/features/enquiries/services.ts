/** The adapters, for the suite that proves them to be one. */
export { localConsentService, localLeadProvider } from './delivery/data/local.ts'
export { ownMailer } from './delivery/data/own-mail.ts'
export type { ConsentService, EnquiryMailer, LeadProvider } from './delivery/data/port.ts'
export { upstreamConsentService, upstreamLeadProvider, upstreamMailer } from './delivery/data/upstream.ts'

/** The services that take leads. */
export { leadActions as endpoints } from './delivery/served/endpoints.ts'
