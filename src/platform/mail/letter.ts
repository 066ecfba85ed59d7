/** The content of our mails, rendered as HTML in the site's theme and as plain text. */
export type { Letter, LetterFact, LetterPicture } from './letter/letter.ts'
export { letterHtml } from './letter/letter-html.ts'
export { letterText } from './letter/letter-text.ts'
