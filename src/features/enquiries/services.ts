/** The adapters and what they are given, for the suite that proves them to be one. */

export { localConsentService, localLeadProvider } from './delivery/data/local.ts'
export { ownMailer } from './delivery/data/own-mail.ts'
export type { ConsentService, EnquiryMailer, LeadProvider } from './delivery/data/port.ts'
export { upstreamConsentService, upstreamLeadProvider, upstreamMailer } from './delivery/data/upstream.ts'
export type { WireConsent } from './delivery/data/wire/consent.ts'
export type { WireLead } from './delivery/data/wire/lead.ts'
/** The services that take leads. */
export { leadActions as endpoints } from './delivery/served/endpoints.ts'
export { type Delivery, DeliveryRefused } from './delivery-channel.ts'
export type { EnquiryDealer } from './enquiry.ts'
