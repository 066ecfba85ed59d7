/** The content of our mails, rendered as HTML in the site's theme and as plain text. */
export type { MailContent, MailFact, MailPicture } from './content/mail-content.ts'
export { renderMailHtml } from './content/render-html.ts'
export { renderMailText } from './content/render-text.ts'
