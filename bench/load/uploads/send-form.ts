import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a form was answered; the status is null when the connection failed. */
export type Answer = { readonly status: number | null; readonly reference: string | undefined }

/** A form that arrived, under the key it was sent with. */
export type AnsweredForm = Answer & { readonly key: string }

type Body = { readonly kind: string; readonly body: NonNullable<RequestInit['body']>; readonly type?: string }

/** Twenty large pictures are decoded one after the other. */
const timeoutMs = 180_000
const pauseMs = 1_000

/** Every visitor has a network of their own, because the number of forms from one network is limited. */
const addressOf = (visitor: number) => `10.${100 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}`

/** The entries of a trade-in form, as a page with JavaScript sends them. */
export const tradeInEntries = (visitor: number, key: string) => ({
  ...{ fullName: `Visitor ${visitor}`, phone: '+27 82 000 0000', email: `visitor.${visitor}@example.co.za` },
  ...{ adult: true, province: 'Gauteng', suburb: 'Linden', make: 'Toyota', modelName: 'Corolla' },
  ...{ year: '2019', condition: 'Good', mileage: '85000', askingPrice: '235000', desk: 'enquiry' },
  ...{ key, page: '/trade-in', language: 'en', website: '', elapsed: 30_000 },
})

/** Sends the body of a form. Never rejects. */
export async function sendBody(origin: string, { kind, body, type }: Body, visitor: number): Promise<Answer> {
  try {
    const response = await fetch(`${origin}/api/enquiries/${kind}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': addressOf(visitor), ...(type && { 'content-type': type }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })
    const content = (await response.json().catch(() => ({}))) as { reference?: string }
    return { status: response.status, reference: content.reference }
  } catch {
    return { status: null, reference: undefined }
  }
}

/** Sends a trade-in form with one photo, again with the same key until it has a reference, at most `attempts` times. */
export async function sendTradeIn(
  origin: string,
  { visitor, photo, attempts }: { visitor: number; photo: Blob; attempts: number },
): Promise<AnsweredForm> {
  const key = randomUUID()
  const form = new FormData()
  form.set('_payload', JSON.stringify(tradeInEntries(visitor, key)))
  form.set('photos', photo, 'Front.jpg')
  let answer: Answer = { status: null, reference: undefined }
  for (let attempt = 0; attempt < attempts && !answer.reference; attempt++) {
    if (attempt > 0) await sleep(pauseMs)
    answer = await sendBody(origin, { kind: 'tradeIn', body: form }, visitor)
  }
  return { ...answer, key }
}

/** Runs a task for the numbers from 0, so many at once, until `isDone` says so of the next number. */
export async function runAtOnce(
  concurrency: number,
  isDone: (next: number) => boolean,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const work = async () => {
    while (!isDone(next)) await task(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
