import { formatPrice } from '#platform/money.ts'
import type { EnquirySubject } from '../enquiry.ts'

/** What an enquiry is about, in one line for people: “Hilux 2.8 GD-6, Glacier White, R 459 900 (57U)”. */
export function describeSubject(subject: EnquirySubject): string {
  const name =
    subject.kind === 'new' ? subject.title : `${subject.year} ${subject.make} ${subject.model}`.trim()
  const parts = [name, subject.colour, subject.price === null ? null : formatPrice(subject.price)]
  const code = subject.kind === 'new' ? subject.code : subject.stockCode
  return `${parts.filter(Boolean).join(', ')} (${code})`
}
