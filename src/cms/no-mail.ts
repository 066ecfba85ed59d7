import { APIError, type EmailAdapter } from 'payload'
import { log } from '#platform/log.ts'

/** Stands where a mail service would: says that there is none, and never logs an address or a reset link. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: 'no-reply@example.co.za',
  defaultFromName: 'Forecourt',
  sendEmail: async () => {
    log.warn('a mail was not sent: no mail service is configured')
    throw new APIError('Mail is not set up on this site. Ask an administrator to set a new password.', 503)
  },
})
