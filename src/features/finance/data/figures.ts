import { brand } from '#platform/brand.ts'
import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import { createLocalFigures } from './local.ts'
import type { FinanceFigures } from './port.ts'
import { createUpstreamFigures } from './upstream.ts'

let source: FinanceFigures | undefined

/** The figures displayed on this site: from the gateway at GATEWAY_URL, or from our database when it is not set. */
export function financeFigures(): FinanceFigures {
  source ??= createSource(config().gatewayUrl)
  return source
}

function createSource(gatewayUrl: string | undefined): FinanceFigures {
  if (gatewayUrl === undefined) return createLocalFigures(cms, { brand: brand.name })
  const client = createServiceClient({ name: 'finance', baseUrl: gatewayUrl })
  return createUpstreamFigures(client, { brand: brand.name })
}

/** The finance gateway failed. Throwing inside a cached query prevents the failure from being cached. */
export class FiguresUnavailable extends Error {
  constructor() {
    super('The finance service at GATEWAY_URL failed.')
    this.name = 'FiguresUnavailable'
  }
}

/**
 * Returns the first item of a lookup, or null when it is empty. Source: V-062, V-072.
 *
 * @throws FiguresUnavailable when the service failed, which differs from an empty result (decision V-12).
 */
export async function firstResult<Value>(
  lookup: Promise<Lookup<readonly Value[]>>,
): Promise<{ value: Value | null; fresh: boolean }> {
  const result = await lookup
  if (result.found) return { value: result.value[0] ?? null, fresh: result.fresh }
  throw new FiguresUnavailable()
}
