import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactForm, type Form } from './forms.ts'

/** The result of submitting many forms. */
export type SubmissionResult = {
  /** The reference of every form by its key, in the order of the responses. */
  readonly references: ReadonlyMap<string, string>
  /** Indexes of the forms that received a reference. */
  readonly answered: ReadonlySet<number>
  /** Response times with a reference, in milliseconds. */
  readonly times: readonly number[]
  /** Number of forms that received two different references. */
  readonly contradictory: number
  /** Number of forms that received no reference after all attempts. */
  readonly unanswered: number
}

export type Load = {
  readonly origin: string
  readonly forms: number
  /** Creates the form with an index; a general enquiry by default. */
  readonly formOf?: (index: number) => Form
  readonly concurrency: number
  /** Number of visitors, each with its own IP address. */
  readonly addresses: number
  /** How often a form is submitted until it receives a reference, as when a visitor presses “Try again”. */
  readonly attempts: number
  /** Called with the index of each form before it is submitted. */
  readonly onSubmit?: (begun: number) => void
}

const pauseMs = 1_000
const timeoutMs = 30_000

const addressOf = (visitor: number) => `10.${77 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`

async function send(
  origin: string,
  { kind, entries }: Form,
  key: string,
  visitor: number,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${origin}/api/enquiries/${kind}`, {
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
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = (await response.json().catch(() => ({}))) as { reference?: string }
    return body.reference
  } catch {
    return undefined
  }
}

/** Submits forms concurrently, each with its own key, and retries with the same key until a reference is received. */
export async function submitAll({
  origin,
  forms,
  formOf = contactForm,
  concurrency,
  addresses,
  attempts,
  onSubmit,
}: Load): Promise<SubmissionResult> {
  const references = new Map<string, string>()
  const answered = new Set<number>()
  const times: number[] = []
  let next = 0
  let contradictory = 0
  let unanswered = 0

  const submitOne = async (index: number) => {
    const key = randomUUID()
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (attempt > 0) await sleep(pauseMs)
      const began = performance.now()
      const reference = await send(origin, formOf(index), key, index % addresses)
      if (!reference) continue
      times.push(performance.now() - began)
      const known = references.get(key)
      if (known && known !== reference) contradictory++
      references.set(key, reference)
      answered.add(index)
      return
    }
    unanswered++
  }
  const worker = async () => {
    while (next < forms) {
      const index = next++
      onSubmit?.(index)
      await submitOne(index)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { references, answered, times, contradictory, unanswered }
}
