export { mails } from './cms/mails.ts'
