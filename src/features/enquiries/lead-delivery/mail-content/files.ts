import type { EnquiryFile } from '#features/enquiries/enquiries/index.ts'
import type { MailFact } from '#platform/mail/mail-content.ts'
import { formatFileSize } from '#platform/site/file-size.ts'

/** Said in mails with links to files, which their readers may not be able to open. */
export const filesNote = 'The files open for signed-in staff of the site only.'

/** The address of a file, which only signed-in users who may read its enquiry can open. */
export const fileAddress = (key: string, siteUrl: string): string =>
  new URL(`/api/enquiry-files/file/${encodeURIComponent(key)}`, siteUrl).href

/** Facts of a mail for the files that a visitor uploaded: name, size and a link for staff. */
export const fileFacts = (
  files: readonly Pick<EnquiryFile, 'key' | 'name' | 'bytes'>[],
  siteUrl: string,
): readonly MailFact[] =>
  files.map(({ key, name, bytes }, index) => ({
    label: files.length > 1 ? `File ${index + 1}` : 'File',
    value: `${name}, ${formatFileSize(bytes)}`,
    address: fileAddress(key, siteUrl),
  }))
