import { unsubscribeAddress } from '#features/people/consent/jobs.ts'
import { mailTransport } from '#features/site/mail/server.ts'
import { config } from '#platform/process/config.ts'
import { confirmationChannel } from './channels/confirmation.ts'
import { consentChannel } from './channels/consent.ts'
import { crmChannel } from './channels/crm.ts'
import { emailChannel } from './channels/email.ts'
import { leadProviderChannel } from './channels/lead-provider.ts'
import { consentService, enquiryMailer, leadProvider } from './data/configured-services.ts'
import type { DeliveryChannel } from './delivery-channel.ts'

/** All channels. Each reads the configured service again for every delivery. */
export const channels: readonly DeliveryChannel[] = [
  leadProviderChannel(leadProvider),
  emailChannel(enquiryMailer),
  confirmationChannel(mailTransport, () => config().siteUrl, unsubscribeAddress),
  crmChannel(config),
  consentChannel(consentService),
]
