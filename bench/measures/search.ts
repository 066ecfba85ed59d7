import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure, Measure } from '../measure.ts'
import { percentile } from '../statistics.ts'

const A_SECOND = 20
const SECONDS = 15
const P95_MS = 50

/** Names, codes, misspellings, words of texts, several words, beginnings, and what nobody sells. */
const questions = [
  ...['hilux', 'fortuner', 'corolla cross', 'land cruiser', 'gr yaris', '57U', 'starlet'],
  ...['hylux', 'fortunner', 'corola', 'land cruser', 'waranty'],
  ...['bakkie', 'diesel automatic', 'hybrid suv', 'double cab 4x4', 'insurance', 'privacy', 'finance'],
  ...['hil', 'co', 'for', 'toyota hilux raider', 'how do I book a service', 'xylophone', 'zebra crossing'],
]

type AddressOf = (question: string, index: number) => string

/** Milliseconds each answer took, asked for at a steady pace whether or not the last one has come. */
async function timesOf(addressOf: AddressOf): Promise<number[]> {
  const asked: Promise<number>[] = []
  const begun = performance.now()
  for (let index = 0; index < A_SECOND * SECONDS; index += 1) {
    const due = begun + (index * 1_000) / A_SECOND
    await sleep(Math.max(0, due - performance.now()))
    asked.push(timeOf(addressOf(questions[index % questions.length] ?? '', index)))
  }
  return Promise.all(asked)
}

async function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begun
}

/** @param goal in milliseconds; without one the figure only informs */
async function figureOf(name: string, addressOf: AddressOf, goal: number | null): Promise<Figure> {
  // Before the first: the index is read, and the machine is warm.
  for (const question of questions) await timeOf(addressOf(question, -1))
  const times = await timesOf(addressOf)
  const [p50, p95] = [50, 95].map((percent) => percentile(times, percent)) as [number, number]
  return {
    name: `search: ${name}, p95 at ${A_SECOND} a second`,
    measured: `${p95.toFixed(0)} ms (median ${p50.toFixed(0)})`,
    goal: goal === null ? '–' : `≤ ${goal} ms`,
    reference: '–',
    reached: goal === null ? null : p95 <= goal,
  }
}

/** The same question in another spelling, which no memory knows. */
const asNeverBefore = (question: string, index: number) =>
  `${question}${'!'.repeat(1 + Math.floor(index / questions.length))}`

/** Answers of the search, and the pages made of them: asked again and again, and each for the first time. */
export const search: Measure = {
  name: 'search',
  run: async ({ site }) => {
    const { url } = await site()
    const query = (question: string) => new URLSearchParams({ q: question })
    return [
      await figureOf('suggestions', (question) => `${url}/api/search?${query(question)}`, P95_MS),
      await figureOf('page of results', (question) => `${url}/search?${query(question)}`, null),
      await figureOf(
        'page of results never asked for before',
        (question, index) => `${url}/search?${query(asNeverBefore(question, index))}`,
        null,
      ),
    ]
  },
}
