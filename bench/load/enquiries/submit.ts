import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** What became of submitting many forms. */
export type Submitted = {
  /** Answers, in the order they came: the reference of every form by its key. */
  readonly references: ReadonlyMap<string, string>
  /** Milliseconds of every answer with a reference. */
  readonly times: readonly number[]
  /** Forms that were answered with two different references. */
  readonly contradicted: number
  /** Forms that were tried again and again, and never answered. */
  readonly unanswered: number
}

export type Load = {
  readonly origin: string
  readonly forms: number
  readonly atOnce: number
  /** Visitors, each with an address of its own. */
  readonly addresses: number
  /** How often a form is sent again when it is not answered, as a visitor would press “Try again”. */
  readonly tries: number
  /** Called with how many were begun. */
  readonly onBegun?: (begun: number) => void
}

const pauseMs = 1_000

const addressOf = (visitor: number) => `10.77.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`

/** Half of the visitors agree to marketing, so that three receivers have something to do. */
const formOf = (index: number, key: string) => ({
  ...{ fullName: `Visitor ${index}`, phone: '+27 82 000 0000', email: `visitor.${index}@example.co.za` },
  ...{ adult: true, note: 'Load', key, page: '/contact', language: 'en', website: '', elapsed: 30_000 },
  ...(index % 2 === 0 && {
    optIn: true,
    marketing: true,
    divisions: ['TFS'],
    channel: 'Email',
    wordingVersion: 1,
  }),
})

async function send(
  origin: string,
  index: number,
  key: string,
  visitor: number,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/api/enquiries/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(visitor) },
      body: JSON.stringify(formOf(index, key)),
      signal: AbortSignal.timeout(60_000),
    })
    const body = (await answer.json().catch(() => ({}))) as { reference?: string }
    return body.reference
  } catch {
    return undefined
  }
}

/** Submits forms, so many at once, each under a key of its own, and again under the same key while it is not answered. */
export async function submitAll({
  origin,
  forms,
  atOnce,
  addresses,
  tries,
  onBegun,
}: Load): Promise<Submitted> {
  const references = new Map<string, string>()
  const times: number[] = []
  let next = 0
  let contradicted = 0
  let unanswered = 0

  const one = async (index: number) => {
    const key = randomUUID()
    for (let attempt = 0; attempt < tries; attempt++) {
      if (attempt > 0) await sleep(pauseMs)
      const began = performance.now()
      const reference = await send(origin, index, key, index % addresses)
      if (!reference) continue
      times.push(performance.now() - began)
      const known = references.get(key)
      if (known && known !== reference) contradicted++
      references.set(key, reference)
      return
    }
    unanswered++
  }
  const worker = async () => {
    while (next < forms) {
      const index = next++
      onBegun?.(index)
      await one(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { references, times, contradicted, unanswered }
}
