/** Letters: what mails of ours say, written as HTML in the site's dress and as plain text. */
export type { Letter, LetterFact, LetterPicture } from './letter/letter.ts'
export { letterHtml } from './letter/letter-html.ts'
export { letterText } from './letter/letter-text.ts'
