import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { log } from '#platform/log.ts'
import { createServiceClient } from '#platform/service/client.ts'
import type { SpecialHost } from '../rules/special-code.ts'
import { localSpecials } from './local.ts'
import type { SpecialSource } from './port.ts'
import { upstreamSpecials } from './upstream.ts'

const local = localSpecials(cms)

const selected = new Map<SpecialHost, SpecialSource>()

/**
 * Returns the specials of a host: the service at SPECIALS_API_URL, the one at SECOND_SPECIALS_API_URL for advertised
 * specials, or our own when the address is not set.
 *
 * Source: requirements D-372 and D-373.
 */
export function specialSource(host: SpecialHost): SpecialSource {
  const known = selected.get(host)
  if (known) return known
  const source = selectSource(host)
  selected.set(host, source)
  return source
}

function selectSource(host: SpecialHost): SpecialSource {
  const { specialsApiUrl, secondSpecialsApiUrl, specialsApiKey } = config()
  const isSecond = host === 'advertised' && secondSpecialsApiUrl !== specialsApiUrl
  const baseUrl = isSecond ? secondSpecialsApiUrl : specialsApiUrl
  if (baseUrl === undefined) return local
  const headers: Record<string, string> =
    specialsApiKey === undefined ? {} : { authorization: `users API-Key ${specialsApiKey}` }
  const service = createServiceClient({
    ...{ name: isSecond ? 'advertised specials' : 'specials', baseUrl, headers },
  })
  return upstreamSpecials(service, { host: isSecond ? 'advertised' : 'own', baseUrl, log })
}
