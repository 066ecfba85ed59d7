import type { Payload } from 'payload'
import { storeDeliveryRecord } from './delivery-records.ts'
import { type ConsentService, type LeadProvider, leadAccepted } from './port.ts'

/** The lead provider while no external one is configured: it stores leads as delivery records in the admin. */
export function localLeadProvider(open: () => Promise<Payload>): LeadProvider {
  return {
    async submit(lead, key) {
      const reference = lead.extLeadRef || null
      await storeDeliveryRecord(await open(), {
        service: 'leadProvider',
        key,
        reference,
        email: lead.contact.email,
        body: lead,
      })
      return leadAccepted
    },
  }
}

/** The consent service while no external one is configured: it stores consent as delivery records. */
export function localConsentService(open: () => Promise<Payload>): ConsentService {
  return {
    async record(consent, key) {
      await storeDeliveryRecord(await open(), {
        service: 'consent',
        key,
        reference: null,
        email: consent.identifier,
        body: consent,
      })
    },
  }
}
