/** The adapters and their ports, for the contract suite that tests them alike. */

export type { EnquiryDealer } from '#features/enquiries/enquiries/index.ts'
export { localConsentService, localLeadProvider } from './data/local.ts'
export { localMailer } from './data/local-mailer.ts'
export type { ConsentService, EnquiryMailer, LeadProvider } from './data/port.ts'
export { upstreamConsentService, upstreamLeadProvider, upstreamMailer } from './data/upstream.ts'
export { upstreamFiles } from './data/upstream-files.ts'
export { upstreamAcademy, upstreamTradeIns } from './data/upstream-requests.ts'
export type { WireConsent } from './data/wire/consent.ts'
export type { WireLead } from './data/wire/lead.ts'
export { type Delivery, DeliveryRefused } from './delivery-channel.ts'
/** The endpoints of the contract that receive leads. */
export { leadActions as endpoints } from './endpoints/lead-endpoints.ts'
