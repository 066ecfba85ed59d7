import { sql } from '@payloadcms/db-postgres'
import { closeOutbox } from '#platform/outbox/outbox.ts'
import { postgresOf } from '#platform/payload-internals/postgres.ts'
import { openTestCms } from '#tests/cms.ts'
import { handleReminderRequest } from './handle-request.ts'
import { handleReminderStep } from './handle-step.ts'

/** A mail in the queue. */
type QueuedMail = {
  readonly key: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly unsubscribeUrl: string
}

let networks = 0

/** Each request comes from another address, so that the rate limit does not apply. */
function postRequest(path: string, body: string, type: string): Request {
  networks += 1
  return new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `10.3.${networks >> 8}.${networks & 255}` },
    body,
  })
}

/** Sends the form as My Garage does. */
export const askFor = (entries: object): Promise<Response> =>
  handleReminderRequest(postRequest('/api/service-reminders', JSON.stringify(entries), 'application/json'))

/** Presses a button of the pages of reminders. */
export const pressButton = (step: string, entries: Record<string, string>): Promise<Response> =>
  handleReminderStep(
    step,
    postRequest(
      `/api/service-reminders/${step}`,
      String(new URLSearchParams(entries)),
      'application/x-www-form-urlencoded',
    ),
  )

/** A CMS for tests of reminders; with content it has the seeded models. */
export async function openRemindersCms(options: { content?: true } = {}) {
  const cms = await openTestCms(options)
  const { payload } = cms
  const run = async (statement: ReturnType<typeof sql>) =>
    (await postgresOf(payload).drizzle.execute(statement)).rows as Record<string, unknown>[]
  const mailsTo = async (email: string) => {
    const rows = await run(
      sql`select data from pgboss.job where name = 'mail' and data->'to'->>0 = ${email} order by created_on`,
    )
    return rows.map(({ data }) => data as QueuedMail)
  }
  return {
    payload,
    databaseUrl: cms.databaseUrl,
    run,
    mailsTo,
    /** Returns the token of the last link to a path in the mails to an address. */
    tokenFor: async (email: string, path: string) => {
      const text = (await mailsTo(email)).map((mail) => mail.text).join('\n')
      return /^[\w.-]+/.exec(text.split(path).at(-1) ?? '')?.[0] ?? ''
    },
    remindersOf: (email: string) =>
      run(sql`select * from service_reminders where email = ${email} order by id`),
    close: async () => {
      await closeOutbox(payload)
      await cms.close()
    },
  }
}
