import { z } from 'zod'
import { runProgram } from '../program.ts'
import { median } from '../statistics.ts'
import { fetchBytes } from './fetch-bytes.ts'
import { startNginx } from './nginx.ts'

export type Headers = Readonly<Record<string, string>>

/** Throughput of a server relative to nginx serving the same bytes. */
export type Comparison = { readonly share: number; readonly rps: number; readonly nginxRps: number }

const CONNECTIONS = 50
const PAIRS = 3
const SECONDS = 10
const WARM_UP_SECONDS = 3

/** Autocannon's report of a run in which every request succeeded. */
const reportSchema = z.object({
  requests: z.object({ average: z.number().positive() }),
  non2xx: z.literal(0),
  errors: z.literal(0),
  timeouts: z.literal(0),
})

/** Runs the load generator in a separate process, so that it does not slow this one down. */
async function requestsPerSecond(url: string, headers: Headers, seconds: number): Promise<number> {
  const output = await runProgram([
    process.execPath,
    'node_modules/.bin/autocannon',
    '--json',
    '--no-progress',
    `--connections=${CONNECTIONS}`,
    `--duration=${seconds}`,
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    url,
  ])
  return reportSchema.parse(JSON.parse(output)).requests.average
}

/**
 * Loads an address and a private nginx that serves the same bytes alternately, so that other load on the machine affects
 * both, and returns the median of the pairs' ratios.
 *
 * @throws ZodError when a request failed.
 */
export async function compareWithNginx(url: string, headers: Headers, nginx: string): Promise<Comparison> {
  const gzip = { ...headers, 'accept-encoding': 'gzip' }
  const nginxServer = await startNginx(nginx, await fetchBytes(url, gzip))
  try {
    await requestsPerSecond(url, gzip, WARM_UP_SECONDS)
    await requestsPerSecond(nginxServer.url, gzip, WARM_UP_SECONDS)
    const pairs: { rps: number; nginxRps: number }[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) {
      pairs.push({
        rps: await requestsPerSecond(url, gzip, SECONDS),
        nginxRps: await requestsPerSecond(nginxServer.url, gzip, SECONDS),
      })
    }
    return {
      share: median(pairs.map(({ rps, nginxRps }) => rps / nginxRps)),
      rps: median(pairs.map(({ rps }) => rps)),
      nginxRps: median(pairs.map(({ nginxRps }) => nginxRps)),
    }
  } finally {
    await nginxServer.stop()
  }
}
