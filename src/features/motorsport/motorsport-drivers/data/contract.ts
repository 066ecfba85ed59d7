import { z } from 'zod'
import { type ContractEndpoint, contractQuery } from '#platform/service/endpoint.ts'
import type { Driver } from '../driver.ts'
import { wireDriver, wireDriverOf } from './wire/driver.ts'

const parameters = z.object({
  locale: z.literal('default').optional().describe('Drivers have their texts in one language only'),
})

type Options = {
  /** Reads our own drivers. */
  readonly drivers: () => Promise<readonly Driver[]>
  readonly siteUrl: () => string
}

/** Creates the endpoint `gr-drivers`. Source: requirement C-357. */
export function driverEndpoints({ drivers, siteUrl }: Options): ContractEndpoint[] {
  return [
    contractQuery({
      path: '/services/cms/gr-drivers',
      summary: 'The racing drivers, with their place in each category',
      parameters,
      response: z.array(wireDriver),
      async find() {
        return (await drivers()).map((driver) => wireDriverOf(driver, siteUrl()))
      },
    }),
  ]
}
