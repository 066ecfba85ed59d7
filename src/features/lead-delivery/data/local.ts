import type { Payload } from 'payload'
import { keepHandover } from './kept.ts'
import { type ConsentService, type LeadProvider, leadTaken } from './port.ts'

/** The lead provider in our own house: it keeps leads where they can be read. */
export function localLeadProvider(open: () => Promise<Payload>): LeadProvider {
  return {
    async submit(lead, key) {
      const reference = lead.extLeadRef || null
      const person = lead.contact.email
      await keepHandover(await open(), { service: 'leadProvider', key, reference, person, body: lead })
      return leadTaken
    },
  }
}

/** The consent service in our own house. */
export function localConsentService(open: () => Promise<Payload>): ConsentService {
  return {
    async record(consent, key) {
      const person = consent.identifier
      await keepHandover(await open(), { service: 'consent', key, reference: null, person, body: consent })
    },
  }
}
