import { cms } from '#platform/process/cms.ts'
import { config } from '#platform/process/config.ts'
import { log } from '#platform/process/log.ts'
import { createServiceSource, type ServiceSource, ServiceUnavailable } from '#platform/service/source.ts'
import type { SpecialHost } from '../rules/special-code.ts'
import { localSpecials } from './local.ts'
import type { SpecialSource } from './port.ts'
import { upstreamSpecials } from './upstream.ts'

/** A service of specials failed, and there is no response of the last hour. */
export class SpecialsUnavailable extends ServiceUnavailable {
  override readonly name = 'SpecialsUnavailable'

  constructor() {
    super(
      'The service of specials did not respond. Check SPECIALS_API_URL, SECOND_SPECIALS_API_URL and the service.',
    )
  }
}

/** Whether an error is that of a service of specials which does not respond. */
export const isSpecialsFailure = (error: unknown): boolean => error instanceof SpecialsUnavailable

const sourceAt = (host: SpecialHost, serviceName: string, baseUrl: () => string | undefined) =>
  createServiceSource<SpecialSource>({
    name: 'specials',
    service: () => ({ name: serviceName, baseUrl: baseUrl(), apiKey: config().specialsApiKey }),
    local: () => localSpecials(cms),
    upstream: (client, url) => upstreamSpecials(client, { host, baseUrl: url, log }),
    unavailable: () => new SpecialsUnavailable(),
  })

const own = sourceAt('own', 'specials', () => config().specialsApiUrl)
const second = sourceAt('advertised', 'advertised specials', () => config().secondSpecialsApiUrl)

/**
 * Returns the specials of a host: the service at SPECIALS_API_URL, the one at SECOND_SPECIALS_API_URL for advertised
 * specials, or our own when the address is not set.
 *
 * Source: requirements D-372 and D-373.
 */
export function specialSource(host: SpecialHost): ServiceSource<SpecialSource> {
  const { specialsApiUrl, secondSpecialsApiUrl } = config()
  return host === 'advertised' && secondSpecialsApiUrl !== specialsApiUrl ? second : own
}
