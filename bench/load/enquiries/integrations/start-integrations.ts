import type { IntegrationHooks } from './behaviour.ts'
import { startMailServer } from './mail-server.ts'
import { type Certificate, startServices } from './services.ts'

/** Local replacements of the outside systems. */
export type Integrations = {
  readonly environment: Readonly<Record<string, string>>
  /** Address of a dealer's own system; null without a certificate. */
  readonly crmAddress: string | null
  close(): Promise<void>
}

/** Starts a mail server, a lead provider and a consent service; with a certificate, a dealer's system too. */
export async function startIntegrations(
  owner: IntegrationHooks,
  certificate?: Certificate,
): Promise<Integrations> {
  const mail = await startMailServer(owner)
  const services = await startServices(owner)
  const crm = certificate ? await startServices(owner, certificate) : null
  return {
    environment: {
      SMTP_URL: mail.url,
      CONSENT_SERVICE_URL: services.url,
      LEAD_PROVIDER_URL: services.url,
    },
    crmAddress: crm && `${crm.url}/adf`,
    async close() {
      await Promise.all([mail.close(), services.close(), crm?.close()])
    },
  }
}
