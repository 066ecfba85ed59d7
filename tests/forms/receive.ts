import { randomUUID } from 'node:crypto'
import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload'
import type { FormDraft } from '#features/enquiries/enquiries/index.ts'
import { findDraft } from '#features/enquiries/enquiries/server.ts'
import { calendarDayOf } from '#platform/time/clock.ts'

type Sent = {
  readonly body: BodyInit
  readonly type?: string
  readonly from?: string
  readonly kind?: string
}

/** The entries of a contact form. */
export const entered = {
  fullName: 'Thandeka O’Neil',
  phone: '+27 82 000 0000',
  email: 'thandeka@example.co.za',
  preferredContact: 'phone',
  note: 'First line\nSecond line',
  adult: true,
}

/** The metadata that the page adds. */
export const envelope = () => ({
  key: randomUUID(),
  page: '/contact',
  language: 'en',
  website: '',
  elapsed: 30_000,
})

/** The day a week from now, as a date field sends it. */
export const inAWeek = () => calendarDayOf(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000))

/** Sends forms, each from another address unless one is given. */
export function formEndpoint(config: () => SanitizedConfig) {
  let visitors = 0
  async function post({ body, type = 'application/json', from, kind = 'contact' }: Sent): Promise<Response> {
    visitors += 1
    const address = from ?? `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    const request = new Request(`http://localhost/api/enquiries/${kind}`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body,
    })
    return handleEndpoints({ config: config(), request })
  }
  const json = (own: object = {}, more: Partial<Sent> = {}) =>
    post({ body: JSON.stringify({ ...entered, ...envelope(), ...own }), ...more })
  return { post, json }
}

/** The form a browser without JavaScript sends of a page: `entered` and what the page adds to it. */
export const formEntries = { ...entered, adult: 'on', page: '/contact', language: 'en', website: '' }

/** The address and the secret of the draft to which a response redirects. */
export function draftIn({ headers }: Response): { readonly address: string; readonly secret: string } {
  const [, address = ''] =
    /^\/enquiry\/check\/\w\w\/([\w-]{22})(?=\/|$)/.exec(headers.get('location') ?? '') ?? []
  const [, secret = ''] = /^form-draft=([\w-]{43});/.exec(headers.get('set-cookie') ?? '') ?? []
  return { address, secret }
}

/** The step to which a response redirects, as the visitor with its cookie sees it. */
export async function stepOf(payload: Payload, response: Response): Promise<FormDraft> {
  if (response.status !== 303) throw new Error(`The form was answered with ${response.status}.`)
  const draft = await findDraft(payload, draftIn(response), new Date())
  if (!draft) throw new Error('There is no draft at the address of the response.')
  return draft
}

/** The token with which the next step of a form is sent; empty when the form is done. */
export async function tokenOf(payload: Payload, response: Response): Promise<string> {
  const draft = await stepOf(payload, response)
  return draft.step === 'done' ? '' : draft.token
}
