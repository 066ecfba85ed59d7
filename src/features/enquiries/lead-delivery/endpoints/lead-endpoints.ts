import { z } from 'zod'
import { serviceCaller } from '#features/people/accounts/services.ts'
import { cms } from '#platform/process/cms.ts'
import { type ContractAction, contractAction } from '#platform/service/action.ts'
import { localConsentService, localLeadProvider } from '../data/local.ts'
import { incomingAcademy } from '../data/wire/academy.ts'
import { wireConsent } from '../data/wire/consent.ts'
import { incomingEnquiry } from '../data/wire/incoming-enquiry.ts'
import { incomingTradeIn } from '../data/wire/incoming-trade-in.ts'
import { wireLead } from '../data/wire/lead.ts'
import { fileActions } from './file-endpoints.ts'
import { limit } from './limit.ts'
import { sendAcademy } from './send-academy.ts'
import { sendLead } from './send-email.ts'
import { sendTradeIn } from './send-trade-in.ts'

const status = z.object({ status: z.string() })
const success = { status: 'Success' }

/**
 * The services of the contract that receive leads. They always use our own adapters, even when this site sends its
 * leads to external services.
 *
 * Source: requirements D-366 to D-368 and D-370.
 */
export const leadActions: readonly ContractAction[] = [
  contractAction({
    path: '/api/submit-motus',
    summary: 'A lead for the lead provider',
    body: wireLead,
    response: status,
    identifyCaller: serviceCaller,
    limit,
    perform: async (lead, key, signal) => ({
      status: await localLeadProvider(cms).submit(lead, key, signal),
    }),
  }),
  contractAction({
    path: '/api/onetrustMarketingConsent',
    summary: 'A visitor’s consent to marketing',
    body: wireConsent,
    response: status,
    identifyCaller: serviceCaller,
    limit,
    async perform(consent, key, signal) {
      await localConsentService(cms).record(consent, key, signal)
      return success
    },
  }),
  contractAction({
    path: '/services/backend/email/send-email',
    summary: 'An enquiry for a dealer, mailed to its recipients',
    body: z.discriminatedUnion('type', [incomingEnquiry, incomingAcademy]),
    response: status,
    identifyCaller: serviceCaller,
    limit,
    async perform(lead, key, signal) {
      if ('content' in lead) await sendLead(lead, key, signal)
      else await sendAcademy(lead, key, signal)
      return success
    },
  }),
  contractAction({
    path: '/services/loopback/email-service',
    summary: 'A trade-in for a dealer, mailed to its recipients',
    body: incomingTradeIn,
    response: status,
    identifyCaller: serviceCaller,
    limit,
    async perform(tradeIn, key, signal) {
      await sendTradeIn(tradeIn, key, signal)
      return success
    },
  }),
  ...fileActions,
]
