import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure, Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const PER_SECOND = 20
const SECONDS = 15
const P95_MS = 50

/** Names, codes, misspellings, full-text terms, several words, prefixes and terms without results. */
const queries = [
  ...['hilux', 'fortuner', 'corolla cross', 'land cruiser', 'gr yaris', '57U', 'starlet'],
  ...['hylux', 'fortunner', 'corola', 'land cruser', 'waranty'],
  ...['bakkie', 'diesel automatic', 'hybrid suv', 'double cab 4x4', 'insurance', 'privacy', 'finance'],
  ...['hil', 'co', 'for', 'toyota hilux raider', 'how do I book a service', 'xylophone', 'zebra crossing'],
]

type AddressOf = (query: string, index: number) => string

/** Response times in milliseconds, at a constant request rate independent of the responses. */
async function timesOf(addressOf: AddressOf): Promise<number[]> {
  const requests: Promise<number>[] = []
  const started = performance.now()
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    const due = started + (index * 1_000) / PER_SECOND
    await sleep(Math.max(0, due - performance.now()))
    requests.push(timeOf(addressOf(queries[index % queries.length] ?? '', index)))
  }
  return Promise.all(requests)
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`)
  return performance.now() - started
}

/** @param goal in milliseconds; null when there is none */
async function figureOf(name: string, addressOf: AddressOf, goal: number | null): Promise<Figure> {
  // Warm-up: loads the index.
  for (const query of queries) await timeOf(addressOf(query, -1))
  const times = await timesOf(addressOf)
  const [p50, p95] = [50, 95].map((percent) => percentile(times, percent)) as [number, number]
  return {
    name: `search: ${name}, p95 at ${PER_SECOND} a second`,
    measured: `${p95.toFixed(0)} ms (median ${p50.toFixed(0)})`,
    goal: goal === null ? '–' : `≤ ${goal} ms`,
    reference: '–',
    reached: goal === null ? null : p95 <= goal,
  }
}

/** Appends exclamation marks, so that every query misses the cache. */
const uncached = (query: string, index: number) =>
  `${query}${'!'.repeat(1 + Math.floor(index / queries.length))}`

/** Response times of the search suggestions and of the page of results, cached and uncached. */
export const search: Measure = {
  name: 'search',
  run: async ({ site }) => {
    const { url } = await site()
    const parameters = (query: string) => new URLSearchParams({ q: query })
    return [
      await figureOf('suggestions', (query) => `${url}/api/search?${parameters(query)}`, P95_MS),
      await figureOf('page of results', (query) => `${url}/search?${parameters(query)}`, null),
      await figureOf(
        'page of results, uncached',
        (query, index) => `${url}/search?${parameters(uncached(query, index))}`,
        null,
      ),
    ]
  },
}
