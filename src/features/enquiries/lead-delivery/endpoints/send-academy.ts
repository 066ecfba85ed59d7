import { siteClock } from '#platform/time/site-clock.ts'
import { academyFrom, type IncomingAcademy } from '../data/wire/academy.ts'
import { filesNamed } from './receive-files.ts'
import { mailEnquiry } from './send-email.ts'

/**
 * Mails an application of another program to the recipients of the academy's form, with a link to the CV that it names.
 *
 * @throws ActionRefused when there is no recipient or the mail is refused for good.
 * Source: requirement V-300.
 */
export async function sendAcademy(body: IncomingAcademy, key: string, signal: AbortSignal): Promise<void> {
  const application = academyFrom(body, siteClock().now())
  const files = await filesNamed([body.attachment])
  await mailEnquiry({ ...application, files }, `send-email:${key}`, signal)
}
