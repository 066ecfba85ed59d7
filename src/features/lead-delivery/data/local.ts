import type { Payload } from 'payload'
import { keepHandover } from './kept.ts'
import { type ConsentService, type LeadProvider, leadTaken } from './port.ts'

/** The lead provider while no external one is configured: it stores leads as delivery records in the admin. */
export function localLeadProvider(open: () => Promise<Payload>): LeadProvider {
  return {
    async submit(lead, key) {
      const reference = lead.extLeadRef || null
      await keepHandover(await open(), {
        service: 'leadProvider',
        key,
        reference,
        person: lead.contact.email,
        body: lead,
      })
      return leadTaken
    },
  }
}

/** The consent service while no external one is configured: it stores consent as delivery records. */
export function localConsentService(open: () => Promise<Payload>): ConsentService {
  return {
    async record(consent, key) {
      await keepHandover(await open(), {
        service: 'consent',
        key,
        reference: null,
        person: consent.identifier,
        body: consent,
      })
    },
  }
}
