import { APIError, type EmailAdapter } from 'payload'
import { log } from '#platform/log.ts'

/** Payload's mail adapter: the admin sends no mails. It rejects every mail, and logs no address or reset link. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@example.co.za',
  defaultFromName: 'Forecourt',
  sendEmail: async () => {
    log.warn('admin mail not sent, not supported')
    throw new APIError('Mail is not set up on this site. Ask an administrator to set a new password.', 503)
  },
})
