import type { Payload } from 'payload'
import {
  type ConsentService,
  type EnquiryMailer,
  endpoints,
  type LeadProvider,
  localConsentService,
  localLeadProvider,
  localMailer,
  upstreamConsentService,
  upstreamLeadProvider,
  upstreamMailer,
} from '#features/enquiries/lead-delivery/services.ts'
import { mailTransport } from '#features/site/mail/server.ts'
import { contractRouter } from '#platform/service/router.ts'
import { openTestCms } from '../../cms.ts'
import { type Loopback, serve } from '../loopback.ts'

export const serviceKey = 'service-key-of-another-installation'

/** The three services that receive leads. */
export type Services = {
  readonly leads: LeadProvider
  readonly consent: ConsentService
  readonly mailer: EnquiryMailer
}

/** Our own services, called locally and, as another installation does, through the contract we serve. */
export type LeadServices = {
  readonly payload: Payload
  readonly local: Services
  readonly upstream: Services
  readonly served: Loopback
  close(): Promise<void>
}

export async function openLeadServices(): Promise<LeadServices> {
  const cms = await openTestCms({ content: true })
  const { payload } = cms
  await payload.create({
    collection: 'service-keys',
    data: { name: 'Another installation', enableAPIKey: true, apiKey: serviceKey },
  })
  const served = await serve(contractRouter(endpoints))
  const open = async () => payload
  return {
    payload,
    served,
    local: {
      leads: localLeadProvider(open),
      consent: localConsentService(open),
      mailer: localMailer(mailTransport, 'https://www.example.co.za'),
    },
    upstream: {
      leads: upstreamLeadProvider({ url: `${served.url}/api`, key: serviceKey }),
      consent: upstreamConsentService({ url: `${served.url}/api`, key: serviceKey }),
      mailer: upstreamMailer(
        { url: `${served.url}/services/backend`, key: serviceKey },
        'https://www.example.co.za',
      ),
    },
    async close() {
      await served.close()
      await cms.close()
    },
  }
}
