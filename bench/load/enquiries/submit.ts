import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactForm, type Form } from './forms.ts'

/** What became of submitting many forms. */
export type Submitted = {
  /** Answers, in the order they came: the reference of every form by its key. */
  readonly references: ReadonlyMap<string, string>
  /** Indexes of the forms that were answered. */
  readonly answered: ReadonlySet<number>
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
  /** The form of an index; a general enquiry when not given. */
  readonly formOf?: (index: number) => Form
  readonly atOnce: number
  /** Visitors, each with an address of its own. */
  readonly addresses: number
  /** How often a form is sent again when it is not answered, as a visitor would press “Try again”. */
  readonly tries: number
  /** Called with how many were begun. */
  readonly onBegun?: (begun: number) => void
}

const pauseMs = 1_000
const answerWithinMs = 30_000

const addressOf = (visitor: number) => `10.${77 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`

async function send(
  origin: string,
  { kind, entries }: Form,
  key: string,
  visitor: number,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}/api/enquiries/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(visitor) },
      body: JSON.stringify({
        ...entries,
        key,
        page: '/contact',
        language: 'en',
        website: '',
        elapsed: 30_000,
      }),
      signal: AbortSignal.timeout(answerWithinMs),
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
  formOf = contactForm,
  atOnce,
  addresses,
  tries,
  onBegun,
}: Load): Promise<Submitted> {
  const references = new Map<string, string>()
  const answered = new Set<number>()
  const times: number[] = []
  let next = 0
  let contradicted = 0
  let unanswered = 0

  const one = async (index: number) => {
    const key = randomUUID()
    for (let attempt = 0; attempt < tries; attempt++) {
      if (attempt > 0) await sleep(pauseMs)
      const began = performance.now()
      const reference = await send(origin, formOf(index), key, index % addresses)
      if (!reference) continue
      times.push(performance.now() - began)
      const known = references.get(key)
      if (known && known !== reference) contradicted++
      references.set(key, reference)
      answered.add(index)
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
  return { references, answered, times, contradicted, unanswered }
}
