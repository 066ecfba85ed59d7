import type { EnquiryFile } from './enquiry.ts'

/** A file that was sent with an earlier step of a form and waits for its enquiry. */
export type KeptFile = Pick<EnquiryFile, 'key' | 'slot' | 'name' | 'bytes'>
