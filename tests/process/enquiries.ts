import pg from 'pg'
import { databaseOf } from './product.ts'

const entries = {
  ...{ fullName: 'Thandeka O’Neil', phone: '+27 82 000 0000', email: 'thandeka@example.co.za' },
  ...{ adult: true, page: '/contact', language: 'en', website: '', elapsed: 30_000 },
}

/** The response to a form: its status, 0 without a response, and the reference of a stored enquiry. */
export type Submission = { readonly status: number; readonly reference: string | undefined }

/** Sends the contact form. The key is the same for repetitions of the same form. */
export async function submitContactForm(origin: string, key: string): Promise<Submission> {
  try {
    const response = await fetch(`${origin}/api/enquiries/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...entries, key }),
    })
    const body = (await response.json().catch(() => ({}))) as { reference?: string }
    return { status: response.status, reference: body.reference }
  } catch {
    return { status: 0, reference: undefined }
  }
}

/** Returns the states of the deliveries of an enquiry. */
export async function deliveryStates(dataDir: string, reference: string | undefined): Promise<string[]> {
  const client = new pg.Client({ connectionString: await databaseOf(dataDir) })
  await client.connect()
  try {
    const { rows } = await client.query<{ state: string }>(
      'select d.state from deliveries d join enquiries e on e.id = d.enquiry_id where e.reference = $1',
      [reference],
    )
    return rows.map(({ state }) => state)
  } finally {
    await client.end()
  }
}
