import { randomUUID } from 'node:crypto'
import { handleEndpoints, type SanitizedConfig } from 'payload'

type Sent = {
  readonly body: BodyInit
  readonly type?: string
  readonly from?: string
  readonly kind?: string
}

/** What a visitor enters in the contact form. */
export const entered = {
  fullName: 'Thandeka O’Neil',
  phone: '+27 82 000 0000',
  email: 'thandeka@example.co.za',
  preferredContact: 'phone',
  note: 'First line\nSecond line',
  adult: true,
}

/** What the page adds to it. */
export const envelope = () => ({
  key: randomUUID(),
  page: '/contact',
  language: 'en',
  website: '',
  elapsed: 30_000,
})

/** Sends forms; every one comes from an address of its own, unless told otherwise. */
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
