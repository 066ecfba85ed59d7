import { brand } from '#platform/brand.ts'
import { cms } from '#platform/cms.ts'
import { config } from '#platform/config.ts'
import { createServiceClient } from '#platform/service/client.ts'
import type { Lookup } from '#platform/service/lookup.ts'
import { localFigures } from './local.ts'
import type { FinanceFigures } from './port.ts'
import { upstreamFigures } from './upstream.ts'

let chosen: FinanceFigures | undefined

/** The figures this site shows: those of the gateway at GATEWAY_URL, or our own when it is not set. */
export function figures(): FinanceFigures {
  chosen ??= choose(config().gatewayUrl)
  return chosen
}

function choose(gatewayUrl: string | undefined): FinanceFigures {
  if (gatewayUrl === undefined) return localFigures(cms, { brand: brand.name })
  const service = createServiceClient({ name: 'finance', baseUrl: gatewayUrl })
  return upstreamFigures(service, { brand: brand.name })
}

/** What the gateway could not say. Thrown inside a cached reader, so that a failure is never kept. */
export class FiguresUnavailable extends Error {
  constructor() {
    super('The finance service did not answer.')
    this.name = 'FiguresUnavailable'
  }
}

/**
 * The first of a list, null when it is empty. Source: V-062, V-072.
 *
 * @throws FiguresUnavailable when the service failed, which is not the same (decision V-12).
 */
export async function firstOf<Value>(
  lookup: Promise<Lookup<readonly Value[]>>,
): Promise<{ value: Value | null; fresh: boolean }> {
  const answer = await lookup
  if (answer.found) return { value: answer.value[0] ?? null, fresh: answer.fresh }
  throw new FiguresUnavailable()
}
