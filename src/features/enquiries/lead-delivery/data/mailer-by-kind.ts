import type { EnquiryMailer } from './port.ts'

type Mailers = {
  readonly tradeIn: EnquiryMailer
  readonly academy: EnquiryMailer
  readonly others: EnquiryMailer
}

/** Returns a mailer that passes each enquiry to the mailer of its kind. */
export function mailerByKind({ others, ...ofKind }: Mailers): EnquiryMailer {
  const byKind: Readonly<Record<string, EnquiryMailer>> = ofKind
  return {
    send: (delivery, signal) => (byKind[delivery.enquiry.kind] ?? others).send(delivery, signal),
  }
}
